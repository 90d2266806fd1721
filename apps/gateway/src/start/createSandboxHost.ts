import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/settings.ts'
import { createMember } from '../members/port.ts'
import type { SandboxHost } from '../ports.ts'
import { hashPassword } from '../session/port.ts'
import { ensureAccount, findAccount, postTransfer } from '../wallet/port.ts'

/** What the sandbox works with: the gateway's own ways to open accounts and to post money. */
export const createSandboxHost = (db: Kysely<Database>, clock: Clock): SandboxHost => ({
  db,
  clock,
  createMember,
  ensureAccount,
  findAccount,
  hashPassword,
  postTransfer,
  readSetting,
  writeSetting,
})
