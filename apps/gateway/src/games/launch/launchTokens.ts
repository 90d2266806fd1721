import { createHmac } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import type { Database, LaunchesTable } from '../../database/schema.ts'
import { hashToken } from '../../wallet/port.ts'

/** A launch token is good for this long. */
const tokenSeconds = 60

export interface NewLaunch
  extends Pick<LaunchesTable, 'account_id' | 'member_id' | 'vendor_code' | 'node_id' | 'trial' | 'login_hash'> {
  /** Two launches with one key share their token while it is unused. */
  readonly key: string
}

/**
 * The one-time token of a launch. The database holds its hash only: the token is derived from the launch's key and time
 * under the gateway's secret, so a repeated call can answer with the token that is still unused (ruling 26).
 */
export async function issueLaunchToken(
  trx: Transaction<Database>,
  { merchant, clock, language }: Pick<CallContext, 'merchant' | 'clock' | 'language'>,
  secret: Buffer,
  launch: NewLaunch,
): Promise<string> {
  const tokenAt = (time: Date): string =>
    createHmac('sha256', secret)
      .update(`${merchant.id}\n${launch.key}\n${time.getTime()}`)
      .digest('base64url')
      .slice(0, 32)
  const lock = hashToken(`launch\n${merchant.id}\n${launch.key}`).readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(trx)

  const now = clock.now()
  const last = await trx
    .selectFrom('launches')
    .select(['created_at', 'expires_at', 'used_at', 'token_hash'])
    .where('merchant_id', '=', merchant.id)
    .where('launch_key', '=', launch.key)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (last !== undefined && last.used_at === null && last.expires_at > now) {
    const known = tokenAt(last.created_at)
    // Under a changed secret the stored hash is of another token; a new one is issued then.
    if (hashToken(known).equals(last.token_hash)) return known
  }
  // One key never has two launches at one time, even where the world's clock stands still.
  const createdAt = new Date(Math.max(now.getTime(), (last?.created_at.getTime() ?? 0) + 1))
  const token = tokenAt(createdAt)
  const { key, ...facts } = launch
  await trx
    .insertInto('launches')
    .values({
      ...facts,
      merchant_id: merchant.id,
      token_hash: hashToken(token),
      launch_key: key,
      language,
      created_at: createdAt,
      expires_at: new Date(now.getTime() + tokenSeconds * 1000),
      used_at: null,
    })
    .execute()
  return token
}
