import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FactsOf } from '../floor/floorRoute.ts'
import { createFairSeeds } from '../frame/fair/fairSeeds.ts'
import { createPastRounds } from '../frame/history/pastRounds.ts'
import type { OpenedTables, TableGround } from '../frame/kind.ts'
import type { Draw } from '../frame/random/draw.ts'
import { createInstantRounds } from '../frame/rounds/instantRounds.ts'
import { poolOf } from '../frame/rounds/startRound.ts'
import type { GameStore } from '../frame/store/gameStore.ts'
import type { SessionRecord } from '../frame/store/records.ts'
import type { TableClock } from '../frame/table/tableClock.ts'
import { kinds } from '../games/kinds.ts'
import { createConfirmSession } from './confirmSession.ts'
import type { DrawSource } from './drawSource.ts'
import { addFairRoutes } from './fairRoutes.ts'
import { GameError } from './gameError.ts'
import { addRoundRoute, addSessionRoutes, bearerOf } from './gameRoutes.ts'
import { addHistoryRoutes } from './historyRoutes.ts'
import type { CallWallet } from './seamlessClient.ts'
import { createSessions } from './sessions.ts'

interface GamesOptions {
  readonly store: GameStore
  readonly callWallet: CallWallet
  readonly walletOf: (session: SessionRecord) => CallWallet
  readonly secretOf: (vendor: string) => Buffer
  readonly draw: Draw
  /** What kinds draw with whose clocks run by themselves. */
  readonly tableDraw: Draw
  readonly tableClock: TableClock | undefined
  readonly draws: DrawSource
  readonly now: () => number
  readonly worldTime: () => number
  /** How often open rounds are looked after, in ms. */
  readonly settleEvery: number
  readonly onProblem: (error: unknown, round: string) => void
}

/** Puts the frame and every kind of game together; returns what a lobby is told of titles. */
export async function addGames(app: FastifyInstance, options: GamesOptions): Promise<FactsOf> {
  const { store, walletOf, tableDraw, tableClock, draws, now, worldTime, settleEvery, onProblem } = options
  const tables = new Map<string, OpenedTables>()
  const tableRoundsOf = ({ id, kind }: SessionRecord) => tables.get(kind)?.roundsOf(id) ?? []
  const sessions = createSessions({ ...options, tableRoundsOf })
  const confirm = createConfirmSession(sessions.readBalance, now)
  const seeds = createFairSeeds(store.database, now)
  const rounds = createInstantRounds({ ...options, kinds, seeds })
  const sessionOf = (request: FastifyRequest) => sessions.find(bearerOf(request))
  addSessionRoutes(app, sessions)
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind.shape === 'instant') addRoundRoute(app, name, kind, sessions, rounds)
    else {
      const ground: TableGround = {
        app,
        database: store.database,
        findSession: store.findSession,
        sessionOf: (request) => {
          const session = sessions.find(bearerOf(request))
          if (session.kind !== name) throw new GameError('malformed')
          return session
        },
        balanceOf: sessions.readBalance,
        confirm,
        walletOf,
        draw: tableDraw,
        draws,
        now,
        worldTime,
        onProblem,
      }
      const opened = kind.open(ground, tableClock)
      tables.set(name, opened)
    }
  }
  await addHistoryRoutes(app, {
    ...options,
    past: createPastRounds(store.database),
    proofOf: seeds.proofOf,
    sessionOf,
    balanceOf: sessions.readBalance,
  })
  addFairRoutes(app, { seeds, sessionOf, confirm, hasOpenRound: store.hasOpen })
  app.get('/api/pool', (request) => {
    const session = sessionOf(request)
    const kind = kinds[session.kind]
    if (kind.shape !== 'instant' || kind.pool === undefined) throw new GameError('not_found')
    return { amount: store.pools.amountOf(poolOf(session), kind.pool.seed) }
  })
  const settle = async (): Promise<void> => {
    await rounds.settleOpen()
    // Beside one another: a large draw takes its time.
    await Promise.all([...tables.values()].map((opened) => opened.settleOpen()))
  }
  const timer = setInterval(() => void settle().catch((error: unknown) => onProblem(error, 'open rounds')), settleEvery)
  timer.unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const opened of tables.values()) opened.close()
  })
  return (name, place, genre) => {
    const told = tables.get(name)?.lobbyOf?.(place, genre)
    if (told !== undefined) return told
    const kind = kinds[name]
    if (kind.shape !== 'instant' || kind.pool === undefined) return undefined
    const amount = store.pools.amountOf(poolOf({ ...place, kind: name }), kind.pool.seed)
    return { jackpot: { amount, share: kind.pool.percent } }
  }
}
