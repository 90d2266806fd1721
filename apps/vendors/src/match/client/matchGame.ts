import type { ComponentType, ReactNode } from 'react'

/** What a game's own drawing gets of the hand that is played, or that has just ended. */
export interface MiddleProps<Open> {
  readonly open: Open
  /** The seat at the lower edge. */
  readonly near: number
  readonly nameOf: (seat: number) => string
}

export interface HandProps<Open, Piece, Move> {
  readonly open: Open
  readonly held: readonly Piece[]
  readonly seat: number
  /** The player may move now. */
  readonly isTurn: boolean
  readonly isForced: boolean
  readonly onMove: (move: Move) => void
}

/** What a game brings to a table: drawing and words of its own. */
export interface MatchGame<Open, Piece, Move> {
  /** What lies in the middle of the table. */
  readonly Middle: ComponentType<MiddleProps<Open>>
  /** What the player holds, and how it is played. */
  readonly Hand: ComponentType<HandProps<Open, Piece, Move>>
  /** What somebody was left with at the end of a hand. */
  readonly Rest: ComponentType<{ readonly held: readonly Piece[] }>
  /** How much a seat still holds, in short: a number and a picture of a back. */
  readonly Count: ComponentType<{ readonly count: number }>
  /** What seats hold and did last, of what lies open. */
  readonly countOf: (open: Open, seat: number) => number
  readonly lastOf: (open: Open, seat: number) => Move | null
  /** Says moves in words. */
  readonly useSayMove: () => (move: Move) => string
  /** A move as it is shown beside who made it. */
  readonly useShowMove: () => (move: Move) => ReactNode
  /** Drawn on the cloth while nothing is played. */
  readonly Emblem: ComponentType
}
