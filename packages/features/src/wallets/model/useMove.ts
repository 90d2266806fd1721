import type { WalletTransfer, WalletTransferInput } from '@foyer/contract'
import { problemOf } from '@foyer/feature-api'
import { useRef } from 'react'
import { useRuntime } from './calls.ts'

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Moves money once for what was asked: the client asks for an answer that was lost and sends it again with its key (GW07),
 * and where nobody answered at all, the same request has the same key the next time.
 */
export function useMove(): (input: WalletTransferInput) => Promise<WalletTransfer> {
  const { client, queries } = useRuntime()
  const keys = useRef(new Map<string, string>())
  return async (input) => {
    const asked = JSON.stringify(input)
    const key = keys.current.get(asked) ?? newKey()
    keys.current.set(asked, key)
    try {
      const transfer = await client.call('walletTransfer', input, { idempotencyKey: key })
      keys.current.delete(asked)
      return transfer
    } catch (error) {
      const { kind } = problemOf(error)
      if (kind === 'refused') keys.current.delete(asked)
      throw error
    } finally {
      for (const id of ['vendorWallets', 'vendorWalletBalance', 'balance', 'transactionHistory'])
        void queries.invalidateQueries({ queryKey: [id] })
    }
  }
}
