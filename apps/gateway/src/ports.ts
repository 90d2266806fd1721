import type { Kysely } from 'kysely'
import type { RoutePlugin } from './calls/routePlugin.ts'
import type { Clock } from './clock/clock.ts'
import type { Database } from './database/schema.ts'
import type { readSetting, writeSetting } from './database/settings.ts'
import type { createMember } from './members/port.ts'
import type { Merchant } from './merchants/merchant.ts'
import type { hashPassword } from './session/port.ts'
import type { ensureAccount, findAccount, postTransfer } from './wallet/port.ts'

export type { JournalTable } from './database/schema.ts'
export type { StoredAnnouncement } from './system/port.ts'
export type { Clock, Database, Merchant, RoutePlugin }

/** What the gateway lends the sandbox. */
export interface SandboxHost {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly createMember: typeof createMember
  readonly ensureAccount: typeof ensureAccount
  readonly findAccount: typeof findAccount
  readonly hashPassword: typeof hashPassword
  readonly postTransfer: typeof postTransfer
  readonly readSetting: typeof readSetting
  readonly writeSetting: typeof writeSetting
}

/** What the sandbox brings to the gateway. */
export interface Sandbox {
  /** Gives a merchant its demo accounts and its world; what is there already is left alone. */
  readonly fill: (merchant: Merchant) => Promise<void>
  /** Pictures of the world. */
  readonly addRoutes: RoutePlugin
}
