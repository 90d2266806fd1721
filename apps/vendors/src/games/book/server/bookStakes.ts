import type { Stake, Stakes } from '../../../frame/stakes/stakes.ts'
import type { LegResult } from '../engine/bets.ts'
import type { BetLeg } from '../wire.ts'

/** What a stake of the book is laid on. */
export interface BookBet {
  /** With the odds that were agreed. */
  readonly legs: readonly BetLeg[]
  /** What it pays if all of them win. */
  readonly payout: number
}

/** How a bet ended, leg by leg. A bet that one leg has lost does not wait for the others. */
export interface BookOutcome {
  readonly results: readonly LegResult[]
}

export type BookStakes = Stakes<BookBet, BookOutcome>
export type BookStake = Stake<BookBet, BookOutcome>
