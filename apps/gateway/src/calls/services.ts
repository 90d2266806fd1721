import type { Kysely } from 'kysely'
import type { Catalogues } from '../catalogue/createCatalogues.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { MerchantDirectory } from '../merchants/merchantDirectory.ts'
import type { CallerSecrets } from './callerSecrets.ts'
import type { Sessions } from './sessions.ts'

/** What every part of the gateway works with; made once at start. */
export interface Services {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly merchants: MerchantDirectory
  readonly mode: 'sandbox' | 'production'
  /** Origin of the sandbox vendors' server, without a slash at the end. */
  readonly vendorUrl: string
  readonly secrets: CallerSecrets
}

/** What calls of the contract work with besides: what is remembered between them. */
export interface CallServices extends Services {
  readonly sessions: Sessions
  readonly catalogues: Catalogues
}
