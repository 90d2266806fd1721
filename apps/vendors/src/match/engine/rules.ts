import type { Draw } from '../../frame/random/draw.ts'

/** Seats of every match, counted from 0 in order of play. */
export const seatCount = 4

/** All that one seat knows of a hand: what lies open, and what it holds itself. Nothing of the others' hands is in it. */
export interface SeatView<Open, Piece> {
  readonly seat: number
  readonly open: Open
  readonly held: readonly Piece[]
}

/** How a hand ended: who shares the pot, and why. */
export interface Ending {
  /** `out`: somebody has played everything. `blocked`: nobody could play any more. */
  readonly why: 'out' | 'blocked'
  /** Seats that share the pot, in the order in which what cannot be divided is handed out. */
  readonly winners: readonly number[]
}

/** The rules of a game for four seats. Pure: states are never changed, and chance comes in with the deal alone. */
export interface MatchRules<State, Open, Piece, Move> {
  readonly deal: (draw: Draw) => State
  /** What all may see. */
  readonly openOf: (state: State) => Open
  readonly heldOf: (state: State, seat: number) => readonly Piece[]
  /** Whose turn it is; `undefined` when the hand is over. */
  readonly turnOf: (state: State) => number | undefined
  readonly endingOf: (state: State) => Ending | undefined
  /** Whether a move may be made by the seat that has this view. */
  readonly isLegal: (view: SeatView<Open, Piece>, move: Move) => boolean
  /** True where there is nothing to choose. */
  readonly isForced: (view: SeatView<Open, Piece>) => boolean
  /** The state after a legal move of the seat whose turn it is. */
  readonly play: (state: State, move: Move) => State
  /** What is played for somebody who does not act. */
  readonly plain: (view: SeatView<Open, Piece>) => Move
  /** What a bot plays. */
  readonly choose: (view: SeatView<Open, Piece>) => Move
}

export const viewOf = <State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  state: State,
  seat: number,
): SeatView<Open, Piece> => ({ seat, open: rules.openOf(state), held: rules.heldOf(state, seat) })
