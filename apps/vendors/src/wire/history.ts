import type { GameKind } from '@foyer/rules'
import type { FairProof } from './fair.ts'
import type { RoundOutcome } from './game.ts'

/** A finished round as its player reads it again. */
export interface PastRound {
  /** Reference of the round, as the bet history shows it. */
  readonly roundId: string
  /** Chosen by the browser, of a round that it asked for: a page that is loaded anew knows its own by it. */
  readonly playId?: string
  /** ISO 8601 instant. */
  readonly at: string
  /**
   * As the kind tells it; of a round at a table or in a book: `what` the stake was laid on, and the `outcome`. Amounts are
   * minor units.
   */
  readonly result: RoundOutcome & { readonly what?: unknown; readonly outcome?: unknown }
}

/** Rounds of one title, newest first. */
export interface HistoryPage {
  readonly rounds: readonly PastRound[]
  /** Names the next page, where there is one. */
  readonly older?: string
}

/** One round with all that is needed to show it, and what decided it. */
export interface RoundRecordView extends PastRound {
  readonly kind: GameKind
  readonly gameId: string
  readonly title: string
  readonly provider: string
  readonly trial: boolean
  readonly currency: string
  readonly decimals: number
  /** What the player chose besides the stake, where the kind has something to choose. */
  readonly choice?: unknown
  /** What the draws follow from, where the round was committed to. */
  readonly fair?: FairProof
  /** Draw by draw: out of how many, and which. */
  readonly draws: readonly (readonly [count: number, value: number])[]
}
