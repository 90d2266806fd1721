import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readSetting, settleSetting } from '../database/settings.ts'
import type { Config } from './config.ts'
import { StartError } from './explainFailure.ts'

type Mode = Config['mode']

const names = { mode: 'mode', secret: 'secret' } as const

/**
 * A database belongs to the mode and to the secret that its world was made with. Demo accounts have published passwords,
 * so one start in the wrong mode would open a production world to everybody; under another secret nobody's authenticator
 * and recovery codes work. Throws `StartError` when either differs. Returns whether the world is a new one.
 */
export async function claimDatabase(
  db: Kysely<Database>,
  { mode, secret }: { readonly mode: Mode; readonly secret: string },
): Promise<{ isNew: boolean }> {
  const isMarked = (await readSetting(db, names.mode)) !== undefined
  const found = isMarked ? undefined : await modeOfWorld(db)
  const { mode: owner } = await settleSetting(db, names.mode, { mode: found ?? mode })
  if (owner !== mode) {
    throw new StartError(
      `The database holds a ${String(owner)} world and FOYER_MODE is ${mode}; set FOYER_MODE=${String(owner)}, or choose another database with FOYER_DATA or DATABASE_URL`,
    )
  }
  const own = fingerprint(secret)
  const { fingerprint: stored } = await settleSetting(db, names.secret, { fingerprint: own })
  if (stored !== own) {
    throw new StartError(
      'The database was made under another FOYER_VENDOR_SECRET, which authenticators are encrypted under; set FOYER_VENDOR_SECRET to that one (a sandbox without it: bring back the file vendor-secret), or see "Changing the secret" in docs/operate/README.md',
    )
  }
  return { isNew: !isMarked && found === undefined }
}

/** Tells two secrets apart and says nothing about them. */
const fingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('fingerprint of the secret').digest('hex')

/** Mode of a world that has no mark, by what is in it; `undefined` when there is no world yet. */
async function modeOfWorld(db: Kysely<Database>): Promise<Mode | undefined> {
  const merchant = await db.selectFrom('merchants').select('merchant_id').limit(1).executeTakeFirst()
  if (merchant === undefined) return undefined
  const seeded = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'like', 'world:%')
    .limit(1)
    .executeTakeFirst()
  // Nobody registers as an agent, so an agent with this name is the sandbox's.
  const demo = await db
    .selectFrom('members')
    .select('member_id')
    .where('username_key', '=', 'demoagent')
    .where('type', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return seeded === undefined && demo === undefined ? 'production' : 'sandbox'
}
