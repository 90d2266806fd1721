import type { Stake, Stakes } from '../../../frame/stakes/stakes.ts'
import type { BetLeg, KeptResults } from '../wire.ts'

/** What a stake of the book is laid on. */
export interface BookBet {
  /** With the odds that were agreed. */
  readonly legs: readonly BetLeg[]
  /** What it pays if all of them win. */
  readonly payout: number
}

export type BookStakes = Stakes<BookBet, KeptResults>
export type BookStake = Stake<BookBet, KeptResults>
