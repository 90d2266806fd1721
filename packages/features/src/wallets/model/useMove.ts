import type { WalletTransfer, WalletTransferInput } from '@foyer/contract'
import { useSendOnce } from '@foyer/feature-api'
import { useRuntime } from './calls.ts'

/**
 * Moves money once for what was asked: the client asks for an answer that was lost and sends it again with its key (GW07),
 * and where nobody answered at all, the same request has the same key the next time.
 */
export function useMove(): (input: WalletTransferInput) => Promise<WalletTransfer> {
  const { client, queries } = useRuntime()
  const sendOnce = useSendOnce()
  return async (input) => {
    try {
      return await sendOnce(input, (idempotencyKey) => client.call('walletTransfer', input, { idempotencyKey }))
    } finally {
      for (const id of ['vendorWallets', 'vendorWalletBalance', 'balance', 'transactionHistory'])
        void queries.invalidateQueries({ queryKey: [id] })
    }
  }
}
