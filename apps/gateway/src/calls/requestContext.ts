import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'
import type { CallContext, SessionIdentity } from './handlers.ts'
import { plainAddress } from './plainAddress.ts'
import { ProblemError } from './problem.ts'
import type { CallServices } from './services.ts'
import { endSession, keepDevice, readDeviceToken, startSession } from './sessionTransport.ts'
import { visitorCountry } from './visitorCountry.ts'

/** What a handler may use for one request. What few handlers ask for is worked out when they do. */
export class RequestContext implements CallContext {
  readonly db: CallContext['db']
  readonly sessions: CallContext['sessions']
  readonly liveFeed: CallContext['liveFeed']
  readonly floor: CallContext['floor']
  /** Games are called as in the language of the call. */
  readonly catalogues: CallContext['catalogues']
  readonly clock: CallContext['clock']
  readonly mode: CallContext['mode']
  readonly vendorUrl: string
  readonly paymentUrls: CallContext['paymentUrls']
  readonly walletUrls: CallContext['walletUrls']
  readonly secrets: CallContext['secrets']
  readonly onUnsigned: CallContext['onUnsigned']
  readonly breachedPasswords: CallContext['breachedPasswords']
  readonly messenger: CallContext['messenger']
  readonly merchant: Merchant
  readonly session: SessionIdentity | undefined
  readonly sessionToken: string | undefined
  readonly language: string
  readonly idempotencyKey: string | undefined
  readonly #request: FastifyRequest
  readonly #countryHeader: string | undefined
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
    this.liveFeed = services.liveFeed
    this.floor = services.floor
    this.clock = services.clock
    this.mode = services.mode
    this.vendorUrl = services.vendorUrl
    this.paymentUrls = services.paymentUrls
    this.walletUrls = services.walletUrls
    this.secrets = services.secrets
    this.onUnsigned = services.onUnsigned
    this.breachedPasswords = services.breachedPasswords
    this.messenger = services.messenger
    this.merchant = merchant
    this.session = request.session
    this.sessionToken = request.sessionToken
    this.language = request.language
    this.catalogues = { of: async (owner) => (await services.catalogues.of(owner)).in(request.language) }
    this.idempotencyKey = idempotencyKey
    this.#request = request
    this.#countryHeader = services.countryHeader
    this.#reply = reply
  }

  get log(): CallContext['log'] {
    return this.#request.log
  }

  get requestId(): string {
    return this.#request.id
  }

  get address(): string {
    const { ip, socket } = this.#request
    const said = plainAddress(ip)
    // What a trusted proxy hands on may be what the visitor wrote.
    return isIP(said) === 0 ? plainAddress(socket.remoteAddress ?? '') : said
  }

  get country(): string | undefined {
    return visitorCountry(this.#request, this.#countryHeader)
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? ''
  }

  get deviceToken(): string | undefined {
    return readDeviceToken(this.#request)
  }

  get keepDevice(): CallContext['keepDevice'] {
    return (token) => keepDevice(this.#reply, token)
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
