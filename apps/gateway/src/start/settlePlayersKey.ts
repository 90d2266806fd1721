import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { settleSetting } from '../database/settings.ts'

/**
 * The key of players' names at vendors. It belongs to the database and not to a secret: vendors keep money under these
 * names, so they outlive every change of secrets. All gateways over one database have the same.
 */
export async function settlePlayersKey(db: Kysely<Database>): Promise<string> {
  const { key } = await settleSetting(db, 'players', { key: randomBytes(32).toString('hex') })
  return String(key)
}
