import type { AskedOf, OperationId, Operations, PasswordDue, Role, WireOf } from '@foyer/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Catalogues } from '../catalogue/createCatalogues.ts'
import type { Floor } from '../catalogue/floor.ts'
import type { LiveFeed } from '../catalogue/liveFeed.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import type { BreachedPasswords } from './breachedPasswords.ts'
import type { CallerSecrets } from './callerSecrets.ts'
import type { Messenger } from './messenger.ts'
import type { Prepared } from './prepared.ts'
import type { Sessions } from './sessions.ts'
import type { OnUnsigned } from './warnOfUnsigned.ts'

/** The club a member is in (EN01). */
export interface Club {
  readonly rankLevel: number
  /** By language tag. */
  readonly names: Readonly<Record<string, string>>
  readonly color: string
  readonly color2: string
}

/** The account behind a call, read by the session guard. */
export interface SessionIdentity {
  readonly memberId: bigint
  readonly username: string
  readonly nickname: string
  readonly type: number
  readonly role: Role
  readonly hasUpline: boolean
  readonly club?: Club | undefined
  /** What the merchant calls this member. */
  readonly memberLabel?: string | undefined
  /** The sign-in before the one that made the newest session. */
  readonly previousLoginAt: Date | null
  /** Why the password has to be changed before anything else (A07). */
  readonly passwordDue?: PasswordDue | undefined
  /** Terms that the member has accepted; none of an account that was made without. */
  readonly termsVersion?: string | undefined
  /** SHA-256 of the session token; names the session in the database. */
  readonly tokenHash: Buffer
}

/** What a handler may use. `session` is present when the operation's access is not `guest`. */
export interface CallContext {
  readonly db: Kysely<Database>
  readonly sessions: Sessions
  readonly catalogues: Catalogues
  readonly liveFeed: LiveFeed | undefined
  readonly floor: Floor | undefined
  readonly merchant: Merchant
  readonly session: SessionIdentity | undefined
  readonly clock: Clock
  /** BCP 47 tag the answer should be in, already reduced to one the merchant has. */
  readonly language: string
  readonly log: FastifyBaseLogger
  readonly requestId: string
  /** Address of the visitor, after trusted proxies. */
  readonly address: string
  /** ISO 3166 code of the country the visitor comes from, where the operator's proxy says so. */
  readonly country: string | undefined
  /** What the browser says of itself. */
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
  /** The session token the caller sent, checked or not; sessions are stored under its hash. */
  readonly sessionToken: string | undefined
  /** What the browser is known by, checked or not (`devices`). */
  readonly deviceToken: string | undefined
  /** In sandbox mode demo accounts exist and encryption of bodies is not asked for. */
  readonly mode: 'sandbox' | 'production'
  /** Origin of the sandbox vendors' server, without a slash at the end. */
  readonly vendorUrl: string
  /** Where payment providers are, by their codes, as the operator set it. */
  readonly paymentUrls: ReadonlyMap<string, string>
  /** Where vendors' wallets are, by the vendors' codes, as the operator set it. */
  readonly walletUrls: ReadonlyMap<string, string>
  readonly secrets: CallerSecrets
  /** Hears which server refuses what the gateway signs. */
  readonly onUnsigned: OnUnsigned
  /** Passwords from breaches, where the operator has a list of them. */
  readonly breachedPasswords: BreachedPasswords | undefined
  /** Where mail and SMS leave. */
  readonly messenger: Messenger
  /** Origin under which the visitor sees the site, e.g. `http://localhost:4000`. */
  readonly siteOrigin: string
  /** Lets the browser be known again by this token. */
  readonly keepDevice: (token: string) => void
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
  input: AskedOf<Operations[Id]>,
) => Promise<WireOf<Operations[Id]> | Prepared<WireOf<Operations[Id]>>>

/** One handler per operation of the contract; a forgotten one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
