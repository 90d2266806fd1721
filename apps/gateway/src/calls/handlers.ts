import type { InputOf, OperationId, Operations, Role, WireOf } from '@foyer/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Catalogues } from '../catalogue/createCatalogues.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import type { CallerSecrets } from './callerSecrets.ts'
import type { Prepared } from './prepared.ts'
import type { Sessions } from './sessions.ts'

/** The account behind a call, read by the session guard. */
export interface SessionIdentity {
  readonly memberId: bigint
  readonly username: string
  readonly nickname: string
  readonly type: number
  readonly role: Role
  readonly hasUpline: boolean
  /** The sign-in before the one that made the newest session. */
  readonly previousLoginAt: Date | null
  /** SHA-256 of the session token; names the session in the database. */
  readonly tokenHash: Buffer
}

/** What a handler may use. `session` is present when the operation's access is not `guest`. */
export interface CallContext {
  readonly db: Kysely<Database>
  readonly sessions: Sessions
  readonly catalogues: Catalogues
  readonly merchant: Merchant
  readonly session: SessionIdentity | undefined
  readonly clock: Clock
  /** BCP 47 tag the answer should be in, already reduced to one the merchant has. */
  readonly language: string
  readonly log: FastifyBaseLogger
  readonly requestId: string
  /** Address of the visitor, after trusted proxies. */
  readonly address: string
  readonly idempotencyKey: string | undefined
  /** The session token the caller sent, checked or not; sessions are stored under its hash. */
  readonly sessionToken: string | undefined
  /** In sandbox mode demo accounts exist and encryption of bodies is not asked for. */
  readonly mode: 'sandbox' | 'production'
  /** Origin of the sandbox vendors' server, without a slash at the end. */
  readonly vendorUrl: string
  readonly secrets: CallerSecrets
  /** Origin under which the visitor sees the site, e.g. `http://localhost:4000`. */
  readonly siteOrigin: string
  /** Sets or clears the session on the answer; returns the `token` to put into the answer's value. */
  readonly answerSession: {
    readonly start: (token: string, maxAgeSeconds: number | undefined) => string
    readonly end: () => void
  }
}

/** A call of someone signed in. */
export interface SignedInContext extends CallContext {
  readonly session: SessionIdentity
}

type ContextOf<Id extends OperationId> = Operations[Id]['shape']['access'] extends 'guest'
  ? CallContext
  : SignedInContext

export type Handler<Id extends OperationId> = (
  context: ContextOf<Id>,
  input: InputOf<Operations[Id]>,
) => Promise<WireOf<Operations[Id]> | Prepared<WireOf<Operations[Id]>>>

/** One handler per operation of the contract; a forgotten one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
