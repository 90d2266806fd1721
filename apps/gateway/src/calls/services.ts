import type { Kysely } from 'kysely'
import type { Catalogues } from '../catalogue/createCatalogues.ts'
import type { Floor } from '../catalogue/floor.ts'
import type { LiveFeed } from '../catalogue/liveFeed.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { MerchantDirectory } from '../merchants/merchantDirectory.ts'
import type { BreachedPasswords } from './breachedPasswords.ts'
import type { CallerSecrets } from './callerSecrets.ts'
import type { Messenger } from './messenger.ts'
import type { Sessions } from './sessions.ts'
import type { OnUnsigned } from './warnOfUnsigned.ts'

/** What every part of the gateway works with; made once at start. */
export interface Services {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly merchants: MerchantDirectory
  readonly mode: 'sandbox' | 'production'
  /** Origin of the sandbox vendors' server, without a slash at the end. */
  readonly vendorUrl: string
  /** Where payment providers are, by their codes; the vendors' server is the one of a sandbox. */
  readonly paymentUrls: ReadonlyMap<string, string>
  /** Where vendors' wallets are, by the vendors' codes; the vendors' server is the one of a sandbox. */
  readonly walletUrls: ReadonlyMap<string, string>
  readonly secrets: CallerSecrets
  /** Hears which server refuses what the gateway signs. */
  readonly onUnsigned: OnUnsigned
  /** Header in which a trusted proxy says which country a visitor comes from. */
  readonly countryHeader?: string | undefined
  /** Passwords from breaches, where the operator has a list of them. */
  readonly breachedPasswords?: BreachedPasswords | undefined
  /** Where mail and SMS leave. */
  readonly messenger: Messenger
}

/** What calls of the contract work with besides: what is remembered between them. */
export interface CallServices extends Services {
  readonly sessions: Sessions
  readonly catalogues: Catalogues
  /** Without one no game says what is going on at it. */
  readonly liveFeed?: LiveFeed
  /** Without one no table tells what goes on at it, and no jackpot its amount. */
  readonly floor?: Floor
}
