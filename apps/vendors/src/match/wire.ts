import type { Pot } from './engine/pot.ts'
import type { Ending } from './engine/rules.ts'

/** `open`: nobody has asked for a hand. `joining`: the next hand gathers its players. `playing`: a hand is played. */
export type MatchPhase = 'open' | 'joining' | 'playing'

/** Who plays a seat. A player who is away is played for by a bot until they come back. */
export type SeatShown =
  | { readonly kind: 'empty' }
  | { readonly kind: 'player'; readonly isAway: boolean }
  /** `bot` tells one bot's name from another's. */
  | { readonly kind: 'bot'; readonly bot: number }

/** A finished hand: what lay open at its end, what everyone still held, and where the pot went. Amounts are minor units. */
export interface HandResult<Open, Piece> extends Ending {
  readonly hand: string
  readonly open: Open
  readonly held: readonly (readonly Piece[])[]
  readonly seats: readonly SeatShown[]
  readonly pot: number
  readonly rake: number
  readonly shares: readonly number[]
}

/** A hand that is being played, as all see it. */
export interface HandShown<Open> {
  readonly hand: string
  readonly open: Open
  readonly turn: number
  /** Counts the turns of the hand: a move says which one it is for. */
  readonly turnNumber: number
}

/** A table as all who look at it see it. Instants are ms since 1970 by the server's clock. */
export interface MatchTable<Open, Piece> {
  readonly name: string
  readonly ante: number
  readonly pot: number
  readonly rakePercent: number
  readonly phase: MatchPhase
  /** When the countdown or the turn began, and when it ends. */
  readonly from: number
  readonly until: number
  /** The server's clock as this was written. */
  readonly now: number
  readonly seats: readonly SeatShown[]
  /** Who is in the next hand: seats of the players that have joined it. */
  readonly joined: readonly number[]
  readonly playing?: HandShown<Open>
  readonly last?: HandResult<Open, Piece>
  /** The last hand could not be played; every ante went back. */
  readonly isVoid: boolean
}

/** A player's own part of the table. */
export interface OwnSeat<Piece> {
  /** From 0; absent for who only looks on. */
  readonly seat?: number
  /** The ante of the next hand: on its way, or paid. */
  readonly next?: 'sending' | 'placed'
  readonly isAway: boolean
  /** What the player holds in the running hand. */
  readonly held: readonly Piece[]
  /** There is nothing to choose in this turn: only a pass is left. */
  readonly isForced: boolean
  /** Where the player sat in the last hand; absent for who was not in it. */
  readonly lastSeat?: number
  /** What the last hand brought is not paid yet. */
  readonly isDue: boolean
  readonly balance: number
}

/** A table of the title, to choose from. */
export interface MatchListed {
  readonly name: string
  readonly ante: number
  /** Players of flesh and blood, in the running hand or the next. */
  readonly players: number
  readonly phase: MatchPhase
}

/** A move as it is kept, and whether its player, the clock or a bot made it. */
export interface KeptMove<Move> {
  readonly seat: number
  readonly by: 'player' | 'clock' | 'bot'
  readonly move: Move
}

/** A hand as it is stored: with the draws of its deal it can be played again, move by move. */
export interface KeptHand<Move> extends Ending, Pot {
  readonly seats: readonly SeatShown[]
  readonly moves: readonly KeptMove<Move>[]
}
