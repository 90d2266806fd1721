import type { LegResult } from './engine/bets.ts'
import type { BookLimits } from './engine/limits.ts'
import type { Score } from './engine/models.ts'
import type { PricedMarket } from './engine/prices.ts'
import type { Sport } from './feed/plans.ts'

/** `open`: bets are taken. `playing`: started, bets are closed. `over`: its result stands. `void`: it did not take place. */
export type EventState = 'open' | 'playing' | 'over' | 'void'

/** An event as the list shows it. Instants are ms since 1970 by the world's clock. */
export interface EventView {
  readonly id: string
  readonly sport: Sport
  readonly league: string
  /** Home and away, or the runners. */
  readonly sides: readonly string[]
  readonly start: number
  readonly state: EventState
  /** Grows with every change of odds or state. */
  readonly version: number
  /** The main market alone in a list; all of them where one event is asked for. */
  readonly markets: readonly PricedMarket[]
  /** How many markets there are. */
  readonly marketCount: number
  readonly score?: Score
}

export interface BoardView {
  readonly now: number
  /** Ask with it for what changed since. */
  readonly version: number
  /** False: the whole list; true: only what changed. */
  readonly partial: boolean
  readonly events: readonly EventView[]
  /** The events that were asked for by name, with all their markets. */
  readonly whole: readonly EventView[]
  readonly limits: BookLimits
  /** What the opened title is about; the book has all sports. */
  readonly sport?: Sport
  /** False where the brand shows events and takes no bets on them. */
  readonly betting: boolean
}

/** Which changed odds a player has agreed to beforehand. */
export const acceptances = ['none', 'better', 'any'] as const
export type Acceptance = (typeof acceptances)[number]

export interface LegOrder {
  readonly event: string
  readonly market: string
  readonly selection: string
  /** Hundredths, as the player saw them. */
  readonly odds: number
}

export interface BetOrder {
  /** Chosen by the browser; the same id always has the same bet. */
  readonly id: string
  /** Minor units. */
  readonly stake: number
  readonly accept: Acceptance
  readonly legs: readonly LegOrder[]
}

export interface BetLeg extends LegOrder {
  readonly sport: Sport
  readonly sides: readonly string[]
  readonly start: number
}

export interface BetLegView extends BetLeg {
  readonly result: LegResult
  readonly score?: Score
}

export interface BetView {
  readonly id: string
  /** As the bet records show it. */
  readonly reference: string
  readonly at: number
  readonly stake: number
  readonly legs: readonly BetLegView[]
  readonly state: 'open' | 'won' | 'lost' | 'void'
  /** What it may pay; what it paid, once it is settled. */
  readonly payout: number
}

export type BetProblem =
  | 'odds_changed'
  | 'market_closed'
  | 'below_limit'
  | 'stake_limit'
  | 'payout_limit'
  | 'event_limit'
  | 'same_event'
  | 'bets_off'
  | 'bet_conflict'
  | 'insufficient_funds'
  | 'round_cancelled'

export type BetAnswer =
  | { readonly state: 'placed'; readonly bet: BetView; readonly balance: number }
  | {
      readonly state: 'refused'
      readonly code: BetProblem
      /** Events the reason is about. */
      readonly events?: readonly string[]
      /** The limit, where one was passed. */
      readonly amount?: number
      /** The odds as they are now, of legs whose odds changed. */
      readonly legs?: readonly LegOrder[]
    }

/** How a bet ended, leg by leg, as it is kept. A bet that one leg has lost does not wait for the others. */
export interface KeptResults {
  readonly results: readonly LegResult[]
}
