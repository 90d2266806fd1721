import type { Kysely } from 'kysely'
import type { CallerSecrets } from '../calls/callerSecrets.ts'
import type { Clock } from '../clock/clock.ts'
import { storeContact } from '../contacts/port.ts'
import type { Database } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/settings.ts'
import { createMember } from '../members/port.ts'
import { createGiveWithdrawals } from '../payments/port.ts'
import type { SandboxHost } from '../ports.ts'
import { hashPassword } from '../session/port.ts'
import { ensureAccount, findAccount, postTransfer, postTransfers } from '../wallet/port.ts'

/** What the sandbox works with: the gateway's own ways to open accounts and to post money. */
export const createSandboxHost = (db: Kysely<Database>, clock: Clock, secrets?: CallerSecrets): SandboxHost => ({
  db,
  clock,
  createMember,
  ensureAccount,
  findAccount,
  ...(secrets === undefined ? {} : { giveWithdrawals: createGiveWithdrawals(secrets) }),
  hashPassword,
  postTransfer,
  postTransfers,
  storeContact,
  readSetting,
  writeSetting,
})
