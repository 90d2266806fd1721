import { fromMinor } from '@foyer/contract'
import type { Handlers } from '../calls/handlers.ts'
import { findAccount } from './accounts.ts'

export const walletHandlers = {
  /** I25. A trial account has play money in a wallet of its own kind. */
  balance: async ({ db, merchant, session }) => {
    const account = await findAccount(db, {
      merchantId: merchant.id,
      kind: session.role === 'trial' ? 'trial' : 'member',
      memberId: session.memberId,
      currency: merchant.currency,
    })
    return { sumBalance: fromMinor(account?.balance ?? 0n) }
  },
  /** I28. The seamless wallet is the only one there is. */
  merchantWallet: async () => ({ isSingle: true }),
} satisfies Partial<Handlers>
