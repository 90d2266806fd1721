import { fromMinor } from '@foyer/contract'
import type { Handlers } from '../calls/handlers.ts'
import { findAccount } from './accounts.ts'
import { transferHandlers } from './members/transferHandlers.ts'
import { vendorWalletHandlers } from './vendors/vendorWalletHandlers.ts'

export const walletHandlers = {
  ...transferHandlers,
  ...vendorWalletHandlers,
  /** I25. A trial account has play money in a wallet of its own kind. */
  balance: async ({ db, merchant, session }) => {
    const account = await findAccount(db, {
      merchantId: merchant.id,
      kind: session.role === 'trial' ? 'trial' : 'member',
      memberId: session.memberId,
      currency: merchant.currency,
    })
    return { sumBalance: fromMinor(account?.balance ?? 0n, merchant.decimals) }
  },
  /** I28, EN03. */
  merchantWallet: async ({ merchant }) => ({ isSingle: merchant.walletVendors.size === 0 }),
} satisfies Partial<Handlers>
