import { randomInt } from 'node:crypto'
import type { TableResult } from '@foyer/contract'
import { roundReference } from '@foyer/rules'
import type { OpenedTables, TableGround } from '../../../frame/kind.ts'
import { createStakes } from '../../../frame/stakes/createStakes.ts'
import { addTableRoutes } from '../../../frame/table/addTableRoutes.ts'
import { createRooms } from '../../../frame/table/rooms.ts'
import { realClock, type TableClock } from '../../../frame/table/tableClock.ts'
import type { PlayedRound } from '../../../wire/game.ts'
import { colorOf } from '../engine/wheel.ts'
import { addBetRoute } from './addBetRoute.ts'
import { createTable } from './createTable.ts'
import { tableSpecs } from './tableSpecs.ts'
import type { RouletteStake, RouletteStakes } from './tableStakes.ts'
import { takeOverTickets } from './takeOverTickets.ts'

/** Of an empty table, as many last numbers as a lobby has room for. */
const shownResults = 12
const resultOf = (number: number): TableResult => ({ text: String(number), tone: colorOf(number) })

/** Opens the roulette tables on the frame's ground. A test brings a clock of its own. */
export function openTables(ground: TableGround, clock: TableClock = realClock): OpenedTables {
  const { app, database, draw, onProblem } = ground
  const stakes: RouletteStakes = createStakes({
    kind: 'roulette',
    ...ground,
    onBalance: (session, balance) => rooms.tellBalance(session, balance),
  })
  takeOverTickets(database)
  const rooms = createRooms({
    specsOf: tableSpecs,
    open: (spec) => createTable({ spec, stakes, clock, draw, newRound: () => roundReference(randomInt), onProblem }),
    resultsOf: (table, { id }) => (table?.results() ?? stakes.outcomes(id, shownResults)).map(resultOf),
  })
  addBetRoute(app, addTableRoutes({ kind: 'roulette', ground, rooms }))
  return {
    roundsOf: (session) => stakes.ofSession(session).map(playedOf),
    lobbyOf: (place) => ({ table: rooms.lobbyOf(place) }),
    settleOpen: stakes.settleOpen,
    close: rooms.close,
  }
}

/** A ticket as the player reads it again, once it is paid. */
function playedOf({ id, reference, at, what, stake, outcome, win = 0, balance = 0 }: RouletteStake): PlayedRound {
  const result = { stake, win, what, outcome }
  return { playId: id, roundId: reference, at: new Date(at).toISOString(), result, balance }
}
