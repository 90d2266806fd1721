import type { TransferStatus } from '@foyer/contract'
import { ClientError } from './clientError.ts'

/** Most times that one write of money is sent. */
const mostSent = 3

export interface MoneyCall {
  /** Sends the write; always with the same key. */
  readonly send: () => Promise<unknown>
  /** What became of it. */
  readonly ask: () => Promise<TransferStatus>
}

/**
 * Performs a write of money whose answer may be lost (GW07): then it is asked for, and sent again with its key when it is
 * not booked. Rejects as the write did when nobody answers at all.
 */
export async function performOnce({ send, ask }: MoneyCall): Promise<unknown> {
  for (let sent = 1; ; sent += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isLost(error) || sent === mostSent) throw error
      const { booked, transfer } = await ask().catch(() => {
        throw error
      })
      if (booked) return transfer
    }
  }
}

/** Whether nobody knows if the write was done: no answer, one that is none, or a server that could not tell. */
function isLost(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false
  return (
    error.kind === 'network' || error.kind === 'timeout' || error.kind === 'malformed' || error.code === 'unavailable'
  )
}

/** A key that no other write has. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
