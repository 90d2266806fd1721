import type { Kysely } from 'kysely'
import type { RoutePlugin } from './calls/routePlugin.ts'
import type { LiveFeed } from './catalogue/liveFeed.ts'
import type { Clock } from './clock/clock.ts'
import type { storeContact } from './contacts/port.ts'
import type { Database } from './database/schema.ts'
import type { readSetting, writeSetting } from './database/settings.ts'
import type { createMember } from './members/port.ts'
import type { Merchant } from './merchants/merchant.ts'
import type { createGiveWithdrawals } from './payments/port.ts'
import type { hashPassword } from './session/port.ts'
import type { ensureAccount, findAccount, postTransfer, postTransfers } from './wallet/port.ts'

export type { JournalTable } from './database/schema.ts'
export type { StoredAnnouncement } from './system/port.ts'
export type { Clock, Database, LiveFeed, Merchant, RoutePlugin }

/** What the gateway lends the sandbox. */
export interface SandboxHost {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly createMember: typeof createMember
  readonly ensureAccount: typeof ensureAccount
  readonly findAccount: typeof findAccount
  /** Missing where there are no secrets to keep numbers of bank accounts with. */
  readonly giveWithdrawals?: ReturnType<typeof createGiveWithdrawals>
  readonly hashPassword: typeof hashPassword
  readonly postTransfer: typeof postTransfer
  readonly postTransfers: typeof postTransfers
  readonly storeContact: typeof storeContact
  readonly readSetting: typeof readSetting
  readonly writeSetting: typeof writeSetting
}

/** What the sandbox brings to the gateway. */
export interface Sandbox {
  /** Gives a merchant its demo accounts and its world; what is there already is left alone. */
  readonly fill: (merchant: Merchant) => Promise<void>
  /** What goes on at its tables and matches. */
  readonly liveFeed: LiveFeed
  /** Pictures of the world. */
  readonly addRoutes: RoutePlugin
}
