import { sharePot } from '../engine/pot.ts'
import type { MatchRules } from '../engine/rules.ts'
import type { HandResult, KeptHand } from '../wire.ts'
import type { MatchHand } from './matchHand.ts'

/** A hand as its stakes' round keeps it. */
export type HandOutcome<Move> = KeptHand<Move>

export function outcomeOf<State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  ante: number,
  hand: MatchHand<State, Move>,
): HandOutcome<Move> {
  const ending = rules.endingOf(hand.state())
  if (ending === undefined) throw new Error('A hand was settled before its end')
  return { ...ending, ...sharePot(ante, ending.winners), seats: hand.seats(), moves: hand.moves() }
}

/** What all may see of a finished hand: everything. */
export function resultOf<State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  id: string,
  hand: MatchHand<State, Move>,
  { why, winners, pot, rake, shares, seats }: HandOutcome<Move>,
): HandResult<Open, Piece> {
  const state = hand.state()
  return {
    hand: id,
    why,
    winners,
    open: rules.openOf(state),
    held: seats.map((_, seat) => rules.heldOf(state, seat)),
    seats,
    pot,
    rake,
    shares,
  }
}
