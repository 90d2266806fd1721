import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify'
import { addFloorRoute } from '../floor/floorRoute.ts'
import type { Draw } from '../frame/random/draw.ts'
import { drawSecurely } from '../frame/random/drawSecurely.ts'
import { steadyNow } from '../frame/steadyNow.ts'
import { openGameStore } from '../frame/store/gameStore.ts'
import type { SessionRecord } from '../frame/store/records.ts'
import { takeOverJournal } from '../frame/store/takeOverJournal.ts'
import type { TableClock } from '../frame/table/tableClock.ts'
import { addPaymentRoutes } from '../payments/paymentRoutes.ts'
import { openPaymentStore } from '../payments/paymentStore.ts'
import { createReports } from '../payments/sendReports.ts'
import { payPath } from '../payments/takeOrder.ts'
import { createFaults } from '../wallets/faults.ts'
import { ownWallet } from '../wallets/ownWallet.ts'
import { openRoundReports } from '../wallets/roundReports.ts'
import { createTransfers } from '../wallets/transfers.ts'
import { addWalletRoutes, faultPath } from '../wallets/walletRoutes.ts'
import { openWalletStore } from '../wallets/walletStore.ts'
import { type GameProblem, problemStatus } from '../wire/game.ts'
import { addGames } from './addGames.ts'
import { addArtRoute } from './artRoute.ts'
import { createDrawSource, type DrawSource } from './drawSource.ts'
import { GameError } from './gameError.ts'
import { addHealthRoutes } from './healthRoutes.ts'
import { type CallWallet, createSeamlessClient } from './seamlessClient.ts'
import { securityHeaders } from './securityHeaders.ts'
import { createWorldClock } from './worldClock.ts'

export interface VendorsOptions {
  /** Where the seamless wallet is. */
  readonly gatewayUrl: string
  /** Origins that may show a game in a frame. */
  readonly portalOrigins: readonly string[]
  /** Key that a vendor signs wallet calls with. */
  readonly secretOf: (vendor: string) => Buffer
  /** Key that a payment provider signs with; that of vendors' codes when left out. */
  readonly paymentSecretOf?: (provider: string) => Buffer
  /** Where payments are written down; in memory only when left out. */
  readonly paymentsPath?: string
  /** Where movements of players' wallets are written down; in memory only when left out. */
  readonly walletsPath?: string
  /** Whether whoever reaches this server may let vendors' wallets fail; not when left out. */
  readonly isSandbox?: boolean
  /** How long a vendor takes that answers late, ms. */
  readonly lateMs?: number
  /** Folder of the built client. */
  readonly clientDir: string
  /** Where sessions and rounds are written down; in memory only when left out. */
  readonly gamesPath?: string
  /** Where they were written down before, to be taken over. */
  readonly journalPath?: string
  readonly logger?: FastifyServerOptions['logger']
  readonly draw?: Draw
  /** What tables and books draw with, whose clocks run by themselves; the same when left out. */
  readonly tableDraw?: Draw
  /** What tables run by; real time when left out. */
  readonly tableClock?: TableClock
  /** Draws of lotteries; those of the gateway when left out. */
  readonly draws?: DrawSource
  readonly now?: () => number
  /** The world's time; that of the gateway when left out. */
  readonly worldTime?: () => number
  /** Pauses between attempts at the wallet in ms. */
  readonly pauses?: readonly number[]
  /** How often open rounds are looked after, in ms. */
  readonly settleEvery?: number
}

/** Calls that run when the server is told to stop have so long to end. */
const stopGraceMs = 2000
/**
 * Requests of one connection. Whoever sends many without waiting for answers has all of them begun at once, and each answer held
 * until the ones before it are taken; behind a stream that is for good. A browser opens another connection when it is told to.
 */
const mostOnConnection = 256

const refuseAddress = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'not_found' satisfies GameProblem })

/** Builds the games' server, in production and in tests alike. It listens only when told to. */
export async function createVendorsServer(options: VendorsOptions): Promise<FastifyInstance> {
  const { draw = drawSecurely, now = Date.now, settleEvery = 5000 } = options
  const headers = securityHeaders(options.portalOrigins)
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4096,
    maxRequestsPerSocket: mostOnConnection,
    routerOptions: { maxParamLength: 64 },
    // An address that cannot be read comes to no route, and to no hook.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply.headers(headers)),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
  })
  // A connection on which nothing was ever sent is not idle to Node, and would hold up the end.
  app.addHook('preClose', async () => void setTimeout(() => app.server.closeAllConnections(), stopGraceMs).unref())
  app.server.on('dropRequest', (_request, socket) => void socket.destroy())
  const payHeaders = securityHeaders(options.portalOrigins, 'payments')
  app.addHook(
    'onSend',
    async ({ url }, reply) =>
      void reply.headers(url.startsWith(payPath) || url.startsWith(faultPath) ? payHeaders : headers),
  )

  const store = openGameStore(options.gamesPath, now())
  if (options.journalPath !== undefined) await takeOverJournal(options.journalPath, store)
  const onUnsigned = (vendor: string, why: string): void =>
    app.log.warn({ vendor, why }, 'the gateway refuses what this vendor signs; look at its secret and at the clocks')
  const callWallet = createSeamlessClient({ ...options, onUnsigned })
  const onProblem = (err: unknown, round: string): void => app.log.warn({ err, round }, 'round stays open')
  const { secretOf, paymentSecretOf = secretOf } = options
  const payments = await openPaymentStore(options.paymentsPath)
  const onReach = (isReached: boolean): void =>
    app.log.warn(
      isReached ? 'the gateway answers again' : 'the gateway does not answer; it is asked again until it does',
    )
  const worldClock =
    options.worldTime === undefined
      ? createWorldClock({ gatewayUrl: options.gatewayUrl, now: options.now ?? steadyNow, onReach })
      : undefined
  const worldTime = options.worldTime ?? worldClock?.now ?? now
  const wallets = await openWalletStore(options.walletsPath, worldTime)
  const rounds = await openRoundReports({
    path: options.walletsPath && `${options.walletsPath}.rounds`,
    gatewayUrl: options.gatewayUrl,
    secretOf,
    every: settleEvery,
    onRefused: (round, reason) => app.log.warn({ round, reason }, 'the gateway does not record this round'),
  })
  const walletOf = (session: SessionRecord): CallWallet =>
    session.ownPlayer === undefined ? callWallet : ownWallet(wallets, callWallet, session, rounds)
  const faults = createFaults()
  const transfers = createTransfers({ ...options, store: wallets, faults })
  const reports = createReports({ gatewayUrl: options.gatewayUrl, secretOf: paymentSecretOf, now })
  app.addHook('onClose', async () => {
    worldClock?.close()
    reports.close()
    transfers.close()
    await rounds.close()
    await wallets.close()
    await payments.close()
    store.close()
  })

  app.setErrorHandler((error, request, reply) => {
    const code = problemOf(error)
    if (code === 'unavailable' && !(error instanceof GameError)) request.log.error({ err: error }, 'request failed')
    return reply.code(problemStatus[code]).header('cache-control', 'no-store').send({ code })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' satisfies GameProblem }))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  const factsOf = await addGames(app, {
    store,
    callWallet,
    secretOf,
    walletOf,
    draw,
    tableDraw: options.tableDraw ?? draw,
    tableClock: options.tableClock,
    draws: options.draws ?? createDrawSource(options.gatewayUrl),
    now,
    worldTime,
    settleEvery,
    onProblem,
  })
  await addFloorRoute(app, { factsOf, secretOf })
  addArtRoute(app, options.gatewayUrl)
  await addPaymentRoutes(app, { store: payments, reports, secretOf: paymentSecretOf, now })
  await addWalletRoutes(app, { store: wallets, transfers, faults, secretOf, isSandbox: options.isSandbox === true })
  addHealthRoutes(app, store)
  await app.register(fastifyStatic, {
    root: join(options.clientDir, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  const page = await readFile(join(options.clientDir, 'index.html'), 'utf8')
  for (const path of ['/play/:gameId', '/round'])
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page),
    )
  await app.ready()
  return app
}

function problemOf(error: unknown): GameProblem {
  if (error instanceof GameError) return error.code
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status >= 400 && status < 500 ? 'malformed' : 'unavailable'
}
