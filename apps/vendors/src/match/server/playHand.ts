import { type Draw, recordDraws } from '../../frame/random/draw.ts'
import type { Stakes } from '../../frame/stakes/stakes.ts'
import type { TableClock } from '../../frame/table/tableClock.ts'
import { type MatchRules, seatCount } from '../engine/rules.ts'
import type { HandResult } from '../wire.ts'
import type { AnteStake, Joiner } from './createAntes.ts'
import { type HandOutcome, outcomeOf, resultOf } from './handOutcome.ts'
import { type Actor, createMatchHand, type MatchHand } from './matchHand.ts'

interface PlayOptions<State, Open, Piece, Move> {
  readonly id: string
  readonly ante: number
  readonly joiners: readonly Joiner[]
  /** Tells the bots of one hand from those of the next. */
  readonly firstBot: number
  readonly rules: MatchRules<State, Open, Piece, Move>
  readonly stakes: Stakes<AnteStake, HandOutcome<Move>>
  readonly clock: TableClock
  readonly draw: Draw
  readonly isPresent: (player: string) => boolean
  readonly onHand: (hand: MatchHand<State, Move>) => void
  readonly onChange: () => void
}

/** Deals a hand, sees it played, and writes down what it brings. Fails where it cannot be played or written down. */
export async function playHand<State, Open, Piece, Move>(
  options: PlayOptions<State, Open, Piece, Move>,
): Promise<HandResult<Open, Piece>> {
  const { id, ante, joiners, firstBot, rules, stakes, clock, draw, isPresent, onHand, onChange } = options
  const { draw: recorded, drawn } = recordDraws(draw)
  const actors = Array.from({ length: seatCount }, (_, seat): Actor => {
    const joiner = joiners.find((one) => one.seat === seat)
    return joiner === undefined ? { kind: 'bot', bot: firstBot + seat } : { kind: 'player', player: joiner.player }
  })
  const dealt = rules.deal(recorded)
  const hand = await new Promise<MatchHand<State, Move>>((resolve, reject) => {
    const begun = createMatchHand({
      rules,
      dealt,
      actors,
      clock,
      isPresent,
      onChange,
      onOver: () => resolve(begun),
      onFailed: reject,
    })
    onHand(begun)
    onChange()
  })
  const outcome = outcomeOf(rules, ante, hand)
  const wins = new Map(joiners.map((joiner) => [joiner.id, outcome.shares[joiner.seat] ?? 0]))
  stakes.decide({ round: id, outcome, draws: drawn, wins })
  return resultOf(rules, id, hand, outcome)
}
