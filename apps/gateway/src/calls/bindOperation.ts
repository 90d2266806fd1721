import { FailureSchema, type Operation, type OperationId, wirePath } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { checkAccess } from './accessGuard.ts'
import { checkSameOriginRead, checkWriteOrigin } from './checkOrigin.ts'
import type { CallContext, SessionIdentity } from './handlers.ts'
import { readIdempotencyKey } from './idempotencyKey.ts'
import { Prepared } from './prepared.ts'
import { ProblemError } from './problem.ts'
import { readBody } from './readBody.ts'
import { RequestContext } from './requestContext.ts'
import { requestSchema } from './requestSchema.ts'
import type { CallServices } from './services.ts'
import { readSessionToken } from './sessionTransport.ts'
import { createRequestCheck } from './validateRequest.ts'

/** A handler without its operation's types; the request check before it makes the input what they say. */
export type AnyHandler = (context: CallContext, input: unknown) => Promise<unknown>

/** Where the wire form starts; bare paths start at the root. */
export const apiBase = '/api'

/** Both addresses of an operation: the wire form (I01) and the bare path. */
export const operationUrls = ({ shape }: Operation): readonly string[] => [apiBase + wirePath(shape), shape.path]

/** Puts one operation of the contract on the server; everything but the handler follows from its declaration. */
export function bindOperation(
  app: FastifyInstance,
  services: CallServices,
  id: OperationId,
  operation: Operation,
  handler: AnyHandler,
): void {
  const { shape } = operation
  const isRead = shape.method === 'GET'
  const checkBody = shape.body && createRequestCheck('body', requestSchema(shape.body))
  const checkQuery = createRequestCheck(
    'query',
    // An object schema of no fields; only its JSON is used.
    requestSchema(shape.query ?? ({ type: 'object', properties: {} } as TObject)),
  )
  const cacheControl =
    isRead && shape.access === 'guest' && shape.maxAge ? `public, max-age=${shape.maxAge}` : 'no-store'

  const enter = (request: FastifyRequest, session: SessionIdentity | undefined): void => {
    request.session = session
    checkAccess(shape, session)
  }

  /** Goes on at once unless the session has to be read; what is thrown becomes the answer. */
  const guard = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { merchant } = request
    if (merchant === undefined) throw new ProblemError('host_unknown')
    if (!isRead) checkWriteOrigin(request)
    else if (shape.sameOrigin) checkSameOriginRead(request)
    request.sessionToken = readSessionToken(request, merchant)
    if (shape.access === 'guest') {
      done()
      return
    }
    const session = services.sessions.find(merchant, request.sessionToken)
    if (session instanceof Promise) {
      session.then((found) => enter(request, found)).then(() => done(), done)
      return
    }
    enter(request, session)
    done()
  }

  const readInput = async (request: FastifyRequest): Promise<unknown> => {
    const input = await readBody(shape, request, services)
    checkBody?.(input)
    return input
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const idempotencyKey = readIdempotencyKey(request, shape.idempotent === true)
    checkQuery(request.query)
    const input = checkBody === undefined ? request.query : await readInput(request)
    const value = await handler(new RequestContext(services, request, reply, idempotencyKey), input)
    reply.header('cache-control', cacheControl)
    if (shape.anyOrigin) reply.header('access-control-allow-origin', '*')
    if (!(value instanceof Prepared)) return { success: true, value }
    return reply.type('application/json; charset=utf-8').send(value.bytes)
  }

  for (const url of operationUrls(operation)) {
    app.route({
      url,
      method: shape.method,
      config: { operation: id },
      ...(shape.maxBytes === undefined ? {} : { bodyLimit: shape.maxBytes }),
      schema: {
        response: {
          200: {
            type: 'object',
            properties: { success: { type: 'boolean' }, value: shape.value },
            required: ['success', 'value'],
          },
          '4xx': FailureSchema,
        },
      },
      onRequest: guard,
      handler: answer,
    })
  }
}
