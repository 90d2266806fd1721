import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'
import type { CallContext, SessionIdentity } from './handlers.ts'
import { ProblemError } from './problem.ts'
import type { CallServices } from './services.ts'
import { endSession, startSession } from './sessionTransport.ts'

/** What a handler may use for one request. What few handlers ask for is worked out when they do. */
export class RequestContext implements CallContext {
  readonly db: CallContext['db']
  readonly sessions: CallContext['sessions']
  readonly catalogues: CallContext['catalogues']
  readonly clock: CallContext['clock']
  readonly mode: CallContext['mode']
  readonly vendorUrl: string
  readonly secrets: CallContext['secrets']
  readonly merchant: Merchant
  readonly session: SessionIdentity | undefined
  readonly sessionToken: string | undefined
  readonly language: string
  readonly idempotencyKey: string | undefined
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(
    services: CallServices,
    request: FastifyRequest,
    reply: FastifyReply,
    idempotencyKey: string | undefined,
  ) {
    const { merchant } = request
    if (merchant === undefined) throw new ProblemError('host_unknown')
    this.db = services.db
    this.sessions = services.sessions
    this.catalogues = services.catalogues
    this.clock = services.clock
    this.mode = services.mode
    this.vendorUrl = services.vendorUrl
    this.secrets = services.secrets
    this.merchant = merchant
    this.session = request.session
    this.sessionToken = request.sessionToken
    this.language = request.language
    this.idempotencyKey = idempotencyKey
    this.#request = request
    this.#reply = reply
  }

  get log(): CallContext['log'] {
    return this.#request.log
  }

  get requestId(): string {
    return this.#request.id
  }

  get address(): string {
    return this.#request.ip
  }

  get siteOrigin(): string {
    return `${this.#request.protocol}://${this.#request.host}`
  }

  get answerSession(): CallContext['answerSession'] {
    return {
      start: (token, maxAgeSeconds) => startSession(this.#reply, this.merchant, token, maxAgeSeconds),
      end: () => endSession(this.#reply),
    }
  }
}
