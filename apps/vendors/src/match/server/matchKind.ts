import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import Type, { type TSchema } from 'typebox'
import { createEventStreams } from '../../frame/events/eventStreams.ts'
import type { OpenedTables, TableGround, TableKind } from '../../frame/kind.ts'
import { createStakes } from '../../frame/stakes/createStakes.ts'
import type { Stake } from '../../frame/stakes/stakes.ts'
import type { SessionRecord } from '../../frame/store/records.ts'
import { realClock, type TableClock } from '../../frame/table/tableClock.ts'
import type { PlayedRound } from '../../wire/game.ts'
import { antesOf } from '../engine/antes.ts'
import type { MatchRules } from '../engine/rules.ts'
import type { AnteStake } from './createAntes.ts'
import { createMatchTable, type Match } from './createMatchTable.ts'
import type { HandOutcome } from './handOutcome.ts'
import { addMatchRoutes } from './matchRoutes.ts'

interface MatchPlan<State, Open, Piece, Move> {
  readonly kind: string
  readonly rules: MatchRules<State, Open, Piece, Move>
  /** What a browser may send as a move, before it is held against the hand. */
  readonly move: TSchema
}

export const passSchema = Type.Object({ kind: Type.Literal('pass') }, { additionalProperties: false })

/** A kind that is played by these rules at tables of four. */
export const matchKind = <State, Open, Piece, Move>(plan: MatchPlan<State, Open, Piece, Move>): TableKind => ({
  shape: 'table',
  open: (ground, clock) => openMatches(plan, ground, clock),
})

function openMatches<State, Open, Piece, Move>(
  { kind, rules, move }: MatchPlan<State, Open, Piece, Move>,
  ground: TableGround,
  clock: TableClock = realClock,
): OpenedTables {
  const { app, sessionOf, balanceOf, confirm, draw, onProblem } = ground
  const stakes = createStakes<AnteStake, HandOutcome<Move>>({ ...ground, kind })
  const rooms = new Map<string, readonly Match<Open, Piece, Move>[]>()
  const newRound = (): string => roundReference(randomInt)

  /** The tables of a title, which all its players of the same merchant, currency and kind of money share. */
  const tablesOf = ({ merchant, vendor, gameId, currency, decimals, trial }: SessionRecord) => {
    const place = [merchant, vendor, gameId, trial ? 'play' : currency].join('.')
    const known = rooms.get(place)
    if (known !== undefined) return known
    const tables = antesOf(decimals).map((ante, index) => {
      const spec = { id: `${place}.${index + 1}`, name: String(index + 1), ante }
      return createMatchTable({ spec, rules, stakes, clock, draw, newRound, onProblem })
    })
    rooms.set(place, tables)
    return tables
  }
  addMatchRoutes(app, { kind, move, tablesOf, streams: createEventStreams(app), sessionOf, balanceOf, confirm })
  return {
    roundsOf: (session) => stakes.ofSession(session).map(playedOf),
    settleOpen: stakes.settleOpen,
    close: () => {
      for (const tables of rooms.values()) for (const table of tables) table.close()
    },
  }
}

/** A hand as the player reads it again, once it is paid. */
function playedOf<Move>(paid: Stake<AnteStake, HandOutcome<Move>>): PlayedRound {
  const { id, reference, at, what, stake, outcome, win = 0, balance = 0 } = paid
  const result = { stake, win, seat: what.seat, hand: outcome }
  return { playId: id, roundId: reference, at: new Date(at).toISOString(), result, balance }
}
