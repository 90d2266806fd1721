import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import type { OpenedTables, TableGround } from '../../../frame/kind.ts'
import { createStakes } from '../../../frame/stakes/createStakes.ts'
import { addTableRoutes } from '../../../frame/table/addTableRoutes.ts'
import { createRooms } from '../../../frame/table/rooms.ts'
import { realClock, type TableClock } from '../../../frame/table/tableClock.ts'
import type { PlayedRound } from '../../../wire/game.ts'
import { addPlayRoutes } from './addPlayRoutes.ts'
import type { BlackjackStake, BlackjackStakes } from './blackjackStakes.ts'
import { createTable } from './createTable.ts'
import { createShoeStore } from './shoeStore.ts'
import { tableSpecs } from './tableSpecs.ts'

/** Opens the blackjack tables on the frame's ground. A test brings a clock of its own. */
export function openTables(ground: TableGround, clock: TableClock = realClock): OpenedTables {
  const { app, database, draw, now, onProblem } = ground
  const stakes: BlackjackStakes = createStakes({
    kind: 'blackjack',
    ...ground,
    onBalance: (session, balance) => rooms.tellBalance(session, balance),
  })
  const newRound = (): string => roundReference(randomInt)
  const newShoe = createShoeStore(database, draw, newRound, now)
  const rooms = createRooms({
    specsOf: tableSpecs,
    open: (spec) => createTable({ spec, stakes, clock, newShoe, newRound, onProblem }),
  })
  addPlayRoutes(app, addTableRoutes({ kind: 'blackjack', ground, rooms }))
  return {
    roundsOf: (session) => stakes.ofSession(session).map(playedOf),
    lobbyOf: (place) => ({ table: rooms.lobbyOf(place) }),
    settleOpen: stakes.settleOpen,
    close: rooms.close,
  }
}

/** A stake as its player reads it again, once it is paid: with what it was laid on and every card of its round. */
function playedOf(paid: BlackjackStake): PlayedRound {
  const { id, reference, at, what, stake, outcome, win = 0, balance = 0 } = paid
  const result = { stake, win, what, outcome }
  return { playId: id, roundId: reference, at: new Date(at).toISOString(), result, balance }
}
