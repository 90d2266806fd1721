import type { Check } from './checkContext.ts'

/** Each vendor's wallet is named once (P02). */
export const checkWallets: Check = ({ resolved }) => {
  const { vendors } = resolved.wallets
  return vendors.flatMap((vendor, index) =>
    vendors.indexOf(vendor) === index
      ? []
      : [
          {
            code: 'wallet-twice',
            path: ['wallets', 'vendors', index],
            message: `The wallet of "${vendor}" is named twice`,
            why: 'Players would see one wallet as two.',
            hint: 'Take one of them out',
          },
        ],
  )
}
