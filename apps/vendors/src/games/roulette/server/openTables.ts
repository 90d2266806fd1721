import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import { createEventStreams } from '../../../frame/events/eventStreams.ts'
import type { OpenedTables, TableGround } from '../../../frame/kind.ts'
import type { SessionRecord } from '../../../frame/store/records.ts'
import type { PlayedRound } from '../../../wire/game.ts'
import { createRooms } from './rooms.ts'
import { realClock, type TableClock } from './tableClock.ts'
import { addTableRoutes, type Seated } from './tableRoutes.ts'
import { createTicketStore, type StoredTicket } from './ticketStore.ts'
import { createWalletBooks } from './walletBooks.ts'

/** Opens the roulette tables on the frame's ground. A test brings a clock of its own. */
export function openTables(
  { app, database, findSession, sessionOf, balanceOf, walletOf, draw, now, onProblem }: TableGround,
  clock: TableClock = realClock,
): OpenedTables {
  const store = createTicketStore(database)
  const books = createWalletBooks({ store, walletOf, findSession, now, onProblem })
  const rooms = createRooms({ books, clock, draw, newRound: () => roundReference(randomInt), onProblem })
  const seats = new WeakMap<Seated, SessionRecord>()
  addTableRoutes(app, {
    rooms,
    streams: createEventStreams(app),
    seatedOf: (request) => {
      const session = sessionOf(request)
      const { merchant, vendor, gameId, currency, decimals, trial, player } = session
      const seated = {
        merchant,
        gameId,
        currency,
        decimals,
        trial,
        session: session.id,
        player: `${vendor}.${player ?? session.id}`,
      }
      seats.set(seated, session)
      return seated
    },
    balanceOf: async (seated) => {
      const session = seats.get(seated)
      return session === undefined ? 0 : balanceOf(session)
    },
  })
  return {
    roundsOf: (session) => store.ofSession(session).flatMap(playedOf),
    settleOpen: books.settleOpen,
    close: rooms.close,
  }
}

/** A ticket as the player reads it again, once it is paid. */
function playedOf({
  id,
  reference,
  at,
  bets,
  stake,
  number,
  win = 0,
  balance = 0,
  progress,
}: StoredTicket): PlayedRound[] {
  if (progress !== 'settled') return []
  const result = { stake, win, bets, number }
  return [{ playId: id, roundId: reference, at: new Date(at).toISOString(), result, balance }]
}
