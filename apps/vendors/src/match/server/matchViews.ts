import { rakePercent } from '../engine/pot.ts'
import { type MatchRules, seatCount, viewOf } from '../engine/rules.ts'
import type { HandResult, MatchTable, OwnSeat, SeatShown } from '../wire.ts'
import type { Antes } from './createAntes.ts'
import type { MatchHand } from './matchHand.ts'

/** A hand that is being played, under its round's name. */
export interface RunningHand<State, Move> {
  readonly id: string
  readonly hand: MatchHand<State, Move>
}

interface TableFacts<State, Open, Piece, Move> {
  readonly name: string
  readonly ante: number
  readonly antes: Antes
  readonly countdown: { readonly from: number; readonly until: number }
  readonly running: RunningHand<State, Move> | undefined
  readonly last: HandResult<Open, Piece> | undefined
  readonly isVoid: boolean
  readonly isGathering: boolean
  readonly now: number
}

/** The table as everyone sees it: of what players hold there is nothing in it. */
export function tableShown<State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  { name, ante, antes, countdown, running, last, isVoid, isGathering, now }: TableFacts<State, Open, Piece, Move>,
): MatchTable<Open, Piece> {
  const joined = antes.joiners().map(({ seat }) => seat)
  const state = running?.hand.state()
  return {
    name,
    ante,
    pot: ante * seatCount,
    rakePercent,
    phase: running ? 'playing' : isGathering && joined.length > 0 ? 'joining' : 'open',
    ...(running ? running.hand.span() : countdown),
    now,
    seats: running?.hand.seats() ?? gathered(joined),
    joined,
    ...(running === undefined || state === undefined
      ? {}
      : {
          playing: {
            hand: running.id,
            open: rules.openOf(state),
            turn: running.hand.turn() ?? -1,
            turnNumber: running.hand.turnNumber(),
          },
        }),
    ...(last === undefined ? {} : { last }),
    isVoid,
  }
}

const gathered = (joined: readonly number[]): SeatShown[] =>
  Array.from({ length: seatCount }, (_, seat) =>
    joined.includes(seat) ? { kind: 'player', isAway: false } : { kind: 'empty' },
  )

interface OwnFacts<State, Move> {
  readonly running: RunningHand<State, Move> | undefined
  readonly before: RunningHand<State, Move> | undefined
  readonly player: string
  readonly balance: number
  readonly isDue: boolean
}

/** A player's own part: what they hold, and nobody else's. */
export function ownSeat<State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  antes: Antes,
  { running, before, player, balance, isDue }: OwnFacts<State, Move>,
): OwnSeat<Piece> {
  const hand = running?.hand
  const lastSeat = before?.hand.seatOf(player)
  const joiner = antes.of(player)
  const seat = hand?.seatOf(player)
  const view = hand && seat !== undefined ? viewOf(rules, hand.state(), seat) : undefined
  const shown = seat ?? joiner?.seat
  return {
    ...(shown === undefined ? {} : { seat: shown }),
    ...(joiner === undefined || joiner.state === 'out' ? {} : { next: joiner.state }),
    isAway: hand?.isAway(player) ?? false,
    held: view?.held ?? [],
    isForced: view !== undefined && hand?.turn() === seat && rules.isForced(view),
    ...(lastSeat === undefined ? {} : { lastSeat }),
    isDue,
    balance,
  }
}
