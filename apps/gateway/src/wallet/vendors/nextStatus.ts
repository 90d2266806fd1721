import type { WalletState, WalletTransferStatus } from '@foyer/contract'

/** What a vendor said of a transfer; `silence` where it gave no answer that can be read. */
export type Word = WalletState | 'silence'

/**
 * What each word makes of a transfer. A vendor that says `unknown` does it never any more, so it is undone; silence decides
 * nothing. What has ended stays as it is, whatever comes late or twice.
 */
export const statusAfter: Readonly<Record<WalletTransferStatus, Readonly<Record<Word, WalletTransferStatus>>>> = {
  PENDING: { done: 'DONE', refused: 'UNDONE', unknown: 'UNDONE', pending: 'PENDING', silence: 'PENDING' },
  DONE: { done: 'DONE', refused: 'DONE', unknown: 'DONE', pending: 'DONE', silence: 'DONE' },
  UNDONE: { done: 'UNDONE', refused: 'UNDONE', unknown: 'UNDONE', pending: 'UNDONE', silence: 'UNDONE' },
}

/** Where money of a transfer can be. */
export type Place = 'main' | 'transit' | 'vendor'
export type Step = 'begin' | 'done' | 'undone'

/** From where to where each step moves the money. */
export const moves: Readonly<Record<'in' | 'out', Readonly<Record<Step, readonly [from: Place, to: Place]>>>> = {
  in: { begin: ['main', 'transit'], done: ['transit', 'vendor'], undone: ['transit', 'main'] },
  out: { begin: ['vendor', 'transit'], done: ['transit', 'main'], undone: ['transit', 'vendor'] },
}
