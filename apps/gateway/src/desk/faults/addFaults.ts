import {
  type DeskFaults,
  deskPaths,
  type Fault,
  type FaultChange,
  FaultChangeSchema,
  type FaultKind,
  faultsCookie,
  faultsDoor,
  faultsHeader,
  operations,
} from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkWriteOrigin } from '../../calls/checkOrigin.ts'
import { parseBody } from '../../calls/json/parseBody.ts'
import { ProblemError } from '../../calls/problem.ts'
import { apiSecurityHeaders } from '../../calls/securityHeaders.ts'
import type { Services } from '../../calls/services.ts'
import { createRequestCheck } from '../../calls/validateRequest.ts'
import { createHostCheck } from '../createHostCheck.ts'
import { changeFaults, createVisitor, readFaults } from './faultStore.ts'
import { spoilAnswer } from './spoilAnswer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Faults that hold for this request; none outside a sandbox. */
    faults?: readonly Fault[]
  }
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${faultsCookie}=([a-f0-9]{24})(?:;|$)`)
const visitorPattern = /^[a-f0-9]{24}$/
/** Seconds for which a browser is the same visitor. */
const visitorAge = 24 * 60 * 60
const ids = Object.keys(operations)
/** What happens to a call before anything is done; the other kinds happen to its answer. */
const early: readonly FaultKind[] = ['latency', 'internal', 'unavailable', 'refusal']

function visitorOf({ headers }: FastifyRequest): string | undefined {
  const said = headers[faultsHeader]
  if (typeof said === 'string') return visitorPattern.test(said) ? said : undefined
  return headers.cookie === undefined ? undefined : cookiePattern.exec(headers.cookie)?.[1]
}

const keepVisitor = (reply: FastifyReply, visitor: string): void => {
  reply.header('set-cookie', `${faultsCookie}=${visitor}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${visitorAge}`)
}

/**
 * The fault switch (GW10): what a visitor of a sandbox set goes wrong with their calls and nobody else's. Whoever brings no
 * such cookie or header costs nothing.
 */
export function addFaults(app: FastifyInstance, { db, merchants }: Services): void {
  const checkHost = createHostCheck(merchants)
  // A schema is plain JSON.
  const schema = FaultChangeSchema as unknown as Parameters<typeof createRequestCheck>[1]
  const checkChange = createRequestCheck('body', schema)
  const faultsOf = async (visitor: string | undefined): Promise<DeskFaults> =>
    visitor === undefined
      ? { faults: [], operations: ids }
      : { visitor, faults: [...(await readFaults(db, visitor))], operations: ids }

  app.addHook('onRequest', (request, reply, done) => {
    const visitor = visitorOf(request)
    const place = placeOf(request)
    if (visitor === undefined || place === undefined) return done()
    const hold = async (): Promise<void> => {
      const found = await readFaults(db, visitor)
      request.faults = found.filter(
        ({ operation }) => operation === place || (operation === 'all' && place !== 'pictures'),
      )
      for (const fault of request.faults) await meet(fault, request, reply)
    }
    hold().then(() => done(), done)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const { faults = [] } = request
    if (faults.some(({ kind }) => kind === 'timeout')) return
    if (faults.some(({ kind }) => kind === 'reset')) {
      request.raw.socket.destroy()
      return
    }
    const fault = faults.find(({ kind }) => !early.includes(kind))
    if (fault === undefined || reply.statusCode !== 200) return done(null, payload)
    reply.removeHeader('content-length')
    done(null, spoilAnswer(fault, placeOf(request) ?? '', payload))
  })

  app.get(deskPaths.faults, async (request, reply) => {
    void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
    checkHost(request)
    return { success: true, value: await faultsOf(visitorOf(request)) }
  })
  app.post(deskPaths.faults, async (request, reply) => {
    void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
    checkHost(request)
    checkWriteOrigin(request)
    const change = parseBody(typeof request.body === 'string' ? request.body : '')
    checkChange(change)
    const visitor = visitorOf(request) ?? createVisitor()
    const asked = change as FaultChange // the check makes it one
    if ('add' in asked) checkOperation(asked.add.operation)
    await changeFaults(db, visitor, asked)
    keepVisitor(reply, visitor)
    return { success: true, value: await faultsOf(visitor) }
  })
  app.get<{ Params: { visitor: string } }>(`${faultsDoor}/:visitor`, async (request, reply) => {
    checkHost(request)
    const { visitor } = request.params
    if (!visitorPattern.test(visitor)) return reply.callNotFound()
    keepVisitor(reply, visitor)
    return reply.header('cache-control', 'no-store').redirect('/', 303)
  })
}

/** What a request is for, as faults name it. */
function placeOf({ routeOptions, url }: FastifyRequest): string | undefined {
  return routeOptions.config.operation ?? (url.startsWith('/media/') ? 'pictures' : undefined)
}

function checkOperation(operation: string): void {
  if (operation === 'all' || operation === 'pictures' || Object.hasOwn(operations, operation)) return
  throw new ProblemError('validation_failed', { issues: [{ path: '/add/operation', message: 'is no operation' }] })
}

/** Lets a fault happen before the call does anything. */
async function meet(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { kind, code = 'internal', before, retryAfter, captcha, ms = 3000 } = fault
  const details = { ...(retryAfter === undefined ? {} : { retryAfter }), ...(captcha === undefined ? {} : { captcha }) }
  if (kind === 'latency') await new Promise((resolve) => setTimeout(resolve, ms).unref())
  if (kind === 'internal') throw new ProblemError('internal', { cause: new Error('as the fault switch says') })
  if (kind === 'unavailable') throw new ProblemError('unavailable', details)
  if (kind === 'refusal') throw new ProblemError(code, details)
  if (before !== true || (kind !== 'timeout' && kind !== 'reset')) return
  // The call ends with its connection.
  void reply.hijack()
  if (kind === 'reset') request.raw.socket.destroy()
}
