import type { Card } from '../../cards/card.ts'
import type { SeatsView } from '../../wire/table.ts'
import type { Hand, HandResult, HandState, Move, Turn } from './engine/deal.ts'
import type { Limits } from './engine/limits.ts'

/**
 * Where a round is. `betting`: bets are taken. `closed`: no more bets, those on their way are being answered. `dealing`: the first
 * cards fall. `insurance`: the dealer shows an ace. `acting`: seats play, one after another. `dealer`: the dealer turns over and
 * draws. `paid`: wins are paid. `void`: the round could not be played; every stake goes back.
 */
export type RoundPhase = 'betting' | 'closed' | 'dealing' | 'insurance' | 'acting' | 'dealer' | 'paid' | 'void'

/** Amounts are minor units, instants ms since 1970 by the server's clock. */
export interface HandView {
  readonly cards: readonly Card[]
  readonly bet: number
  readonly state: HandState
  readonly isDoubled?: true
  readonly isSplit?: true
  /** Once the dealer is done. */
  readonly result?: HandResult
}

/** A seat with a bet, and its cards once they are dealt. */
export interface PlaceView {
  readonly seat: number
  readonly hands: readonly HandView[]
  readonly insurance?: number
}

/** How a round ended, for all who look at the table. */
export interface RoundEnd {
  readonly round: string
  readonly dealer: readonly Card[]
}

/** A table as all who look at it see it. */
export interface TableView {
  readonly table: string
  readonly name: string
  readonly limits: Limits
  /** Values of the chips. */
  readonly chips: readonly number[]
  readonly round: string
  readonly phase: RoundPhase
  /** When the phase, or the turn, began and when it ends at the latest. */
  readonly from: number
  readonly until: number
  /** The server's clock as this was written. */
  readonly now: number
  /** The dealer's cards that lie open; a second one on its face where `hasHole`. */
  readonly dealer: readonly Card[]
  readonly hasHole: boolean
  readonly places: readonly PlaceView[]
  /** Whose decision the table waits for. */
  readonly turn?: Turn
  readonly seats: SeatsView
  /** Numbers of the seats that are taken. */
  readonly taken: readonly number[]
  /** Of earlier rounds, newest first. */
  readonly results: readonly RoundEnd[]
  /** Cards dealt from the shoe, and the place of the cut card. */
  readonly shoe: { readonly dealt: number; readonly cut: number }
}

/** A chip, or several that were laid with one press, before the cards. */
export interface Ticket {
  readonly id: string
  readonly amount: number
  readonly state: 'sending' | 'placed'
}

/** A player's own part of a round. */
export interface OwnView {
  readonly seat: number
  /** At a full table: in how many more rounds without a bet the seat is given up. */
  readonly roundsLeft?: number
  readonly round: string
  readonly tickets: readonly Ticket[]
  /** What may be done with the hand on turn, where it is one's own. */
  readonly moves: readonly Move[]
  /** A double or a split waits for the wallet. */
  readonly isAsking: boolean
  /** Insurance may be taken, and costs this. */
  readonly insurance?: number
  readonly staked: number
  readonly balance: number
  /** What the round brought back, once it is paid. */
  readonly win?: number
}

/** What a stake was laid on: before the cards, or in the course of the hand. */
export type StakeKind = 'bet' | 'double' | 'split' | 'insurance'

/** What a stake lies on. A bet is the seat's first hand's, a split the second's; a double is its hand's. */
export interface BlackjackBet {
  readonly kind: StakeKind
  readonly seat: number
  readonly hand: number
}

/** A round as it is kept: every card that fell, and where in which shoe they lay. */
export interface BlackjackOutcome {
  readonly shoe: string
  /** Number of the round's first card in the shoe, from 0, and how many it took. */
  readonly from: number
  readonly count: number
  readonly places: readonly { readonly seat: number; readonly hands: readonly Hand[] }[]
  readonly dealer: readonly Card[]
}
