import type { OpenedTables, TableGround, TableKind } from '../../../frame/kind.ts'
import { createStakes } from '../../../frame/stakes/createStakes.ts'
import type { SessionRecord } from '../../../frame/store/records.ts'
import { together } from '../../../frame/store/together.ts'
import type { PlayedRound } from '../../../wire/game.ts'
import { type BookKind, bookPlans } from '../feed/plans.ts'
import { sportOf } from '../feed/sportOf.ts'
import { addBookRoutes } from './bookRoutes.ts'
import type { BookStake, BookStakes } from './bookStakes.ts'
import { createBook } from './createBook.ts'
import { createFeed } from './createFeed.ts'
import { createEventStore } from './eventStore.ts'
import { lobbyFixture } from './lobbyFixture.ts'
import { createOdds } from './odds.ts'
import { createOpenLegs } from './openLegs.ts'

/** A book on events that the world's clock opens, closes and ends. */
export const bookKind = (kind: BookKind): TableKind => ({ shape: 'table', open: (ground) => openBook(kind, ground) })

function openBook(kind: BookKind, ground: TableGround): OpenedTables {
  const { app, database, findSession, sessionOf, confirm, walletOf, draw, worldTime: now, onProblem } = ground
  const inOne = (act: () => void): void => together(database, act)
  const stakes: BookStakes = createStakes({ kind, database, walletOf, findSession, now, onProblem, outlives: true })
  const store = createEventStore(database, kind, now())
  const legs = createOpenLegs(database, kind)
  const feed = createFeed({ kind, store, together: inOne, draw, now })
  const odds = createOdds({ feed, legs, staticOdds: bookPlans[kind].staticOdds })
  const takesBets = ({ betsOff }: SessionRecord): boolean => betsOff !== true
  const book = createBook({ feed, odds, legs, stakes, together: inOne, now, takesBets })
  addBookRoutes(app, { kind, feed, odds, book, sessionOf, confirm, takesBets, now })
  return {
    roundsOf: (session) => stakes.ofSession(session).map(playedOf),
    lobbyOf: ({ gameId }, genre) => {
      const sport = sportOf(kind, genre)
      const fixture = sport && lobbyFixture({ feed, odds, sport, gameId })
      return fixture && { fixture }
    },
    settleOpen: book.settleOpen,
    close: () => undefined,
  }
}

/** A settled bet as the player reads it again. */
function playedOf({ id, reference, at, what, stake, outcome, win = 0, balance = 0 }: BookStake): PlayedRound {
  const result = { stake, win, legs: what.legs, results: outcome?.results }
  return { playId: id, roundId: reference, at: new Date(at).toISOString(), result, balance }
}
