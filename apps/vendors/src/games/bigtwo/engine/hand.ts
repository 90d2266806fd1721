import type { Card } from '../../../cards/card.ts'

export type BigTwoMove = { readonly kind: 'cards'; readonly cards: readonly Card[] } | { readonly kind: 'pass' }

/** What lies open on the table. */
export interface BigTwoTable {
  /** What has to be beaten; absent where the seat whose turn it is leads. */
  readonly lead?: { readonly seat: number; readonly cards: readonly Card[] }
  /** Cards that each seat still holds. */
  readonly counts: readonly number[]
  /** What each seat did last since somebody led. */
  readonly last: readonly (BigTwoMove | null)[]
  readonly turn: number
  /** Passes in a row. */
  readonly passes: number
  /** Nobody has played yet: the lowest card has to be among what leads. */
  readonly isOpening: boolean
}

export interface BigTwoState {
  readonly hands: readonly (readonly Card[])[]
  readonly table: BigTwoTable
}
