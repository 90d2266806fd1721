import type { Draw } from '../../frame/random/draw.ts'
import { rakePercent, sharePot } from '../engine/pot.ts'
import { type MatchRules, seatCount, viewOf } from '../engine/rules.ts'

/** Bots play a hand to its end; the state it ends in. */
export function playOut<State, Open, Piece, Move>(rules: MatchRules<State, Open, Piece, Move>, dealt: State): State {
  let state = dealt
  for (let turn = rules.turnOf(state); turn !== undefined; turn = rules.turnOf(state)) {
    const view = viewOf(rules, state, turn)
    const move = rules.choose(view)
    if (!rules.isLegal(view, move)) throw new Error(`Seat ${turn} may not play ${JSON.stringify(move)}`)
    state = rules.play(state, move)
  }
  return state
}

/** What each chair gets back of its antes over so many hands between equal bots, in per cent. */
export function returnOfSeats<State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  hands: number,
  draw: Draw,
): number[] {
  const ante = 60
  const paid = Array.from({ length: seatCount }, () => 0)
  for (let hand = 0; hand < hands; hand++) {
    const ending = rules.endingOf(playOut(rules, rules.deal(draw)))
    for (const [seat, share] of sharePot(ante, ending?.winners ?? []).shares.entries())
      paid[seat] = (paid[seat] ?? 0) + share
  }
  return paid.map((sum) => (100 * sum) / (ante * hands))
}

/** What equal skill gets back of an ante in the long run, in per cent. */
export const equalReturn = 100 - rakePercent
