import { type Operation, type OperationId, operations } from '@foyer/contract'
import type { SiteServer } from '@foyer/site-server'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { addPreflight } from '../calls/addPreflight.ts'
import { type AnyHandler, bindOperation } from '../calls/bindOperation.ts'
import { answerBrokenRequest } from '../calls/brokenRequest.ts'
import { sendProblem } from '../calls/errorAnswers.ts'
import type { Handlers } from '../calls/handlers.ts'
import { describeMiss, isApiPath } from '../calls/notFound.ts'
import { addRequestFacts } from '../calls/requestFacts.ts'
import { createRequestIds } from '../calls/requestIds.ts'
import type { RoutePlugin } from '../calls/routePlugin.ts'
import { serializeLazily } from '../calls/serializeLazily.ts'
import type { CallServices } from '../calls/services.ts'
import { addDocs } from '../docs/addDocs.ts'
import { allHandlers } from './allHandlers.ts'
import { answerInTurn } from './answerInTurn.ts'
import { addHealthRoutes } from './health.ts'
import { routePlugins } from './routePlugins.ts'
import { watchSockets } from './watchSockets.ts'

export interface ServerOptions extends CallServices {
  readonly log: Logger
  /** Replaces handlers, for tests of the server itself. */
  readonly handlers?: Handlers
  /** Built sites; without them the server has no pages. */
  readonly sites?: SiteServer
  /** Routes of the sandbox. */
  readonly addSandboxRoutes?: RoutePlugin
  /** Proxies whose forwarding headers are believed, e.g. `127.0.0.1`; nobody's by default. */
  readonly trustProxy?: readonly string[]
  /** The database for questions about its health; the one of the calls when left out. */
  readonly health?: CallServices['db']
  /** Time in ms within which a request must have arrived, head and body. */
  readonly requestTimeout?: number
}

const bodyLimit = 64 * 1024

/** Builds the server, in production and in tests alike. It listens only when told to. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    log,
    handlers = allHandlers,
    sites,
    addSandboxRoutes,
    trustProxy = [],
    requestTimeout = 30_000,
    health = options.db,
    ...services
  } = options
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    requestIdHeader: false,
    bodyLimit,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    forceCloseConnections: false,
    return503OnClosing: false,
    // Longer than a request may take, so that a late sender hears why it is cut off.
    connectionTimeout: requestTimeout + 10_000,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 30 },
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: serializeLazily } },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance // the logger's own type adds nothing that a route uses

  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/jose', 'application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )

  addRequestFacts(app, services)
  if (log.isLevelEnabled('info')) app.addHook('onResponse', logRequest)
  // `Object.entries` forgets the names of keys.
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    // Each handler fits its own operation; the loop cannot express that.
    bindOperation(app, services, id, operation, handlers[id] as unknown as AnyHandler)
  }
  addPreflight(app, services)
  addHealthRoutes(app, health)
  addDocs(app)
  for (const plugin of [...routePlugins, ...(addSandboxRoutes === undefined ? [] : [addSandboxRoutes])])
    await plugin(app, services)
  app.setNotFoundHandler((request, reply) => {
    if (sites !== undefined && !isApiPath(request.url)) return answerPage(sites, request, reply)
    return sendProblem(request, reply, describeMiss(request))
  })
  answerInTurn(app.server)
  const closeSockets = watchSockets(app.server)
  app.addHook('preClose', async () => closeSockets())
  await app.ready()
  return app
}

async function answerPage(sites: SiteServer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers, body } = await sites.answer(request.raw, request.hostname)
  return reply.code(status).headers(headers).send(body)
}

function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10
  request.log.info({ req: request, res: reply, ms, operation: request.routeOptions.config.operation }, 'request done')
  done()
}
