import { createHmac } from 'node:crypto'
import type { LoginCode } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { hashSessionToken } from '../sessionToken.ts'

/** A code is good for this long (ruling 23). */
const codeSeconds = 60

interface CodeScope {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly merchantId: number
}

/**
 * A one-time code for a member. It is derived from the request, so that a request that is sent again gets the same code and
 * makes no second one; the database holds its hash only.
 */
export async function issueLoginCode(
  { db, clock, merchantId }: CodeScope,
  secret: Buffer,
  memberId: bigint,
  requestId: string,
): Promise<LoginCode> {
  const code = createHmac('sha256', secret)
    .update(`${merchantId}\n${memberId}\n${requestId}`)
    .digest('base64url')
    .slice(0, 22)
  const codeHash = hashSessionToken(code)
  await db
    .insertInto('login_codes')
    .values({
      merchant_id: merchantId,
      code_hash: codeHash,
      member_id: memberId,
      expires_at: new Date(clock.now().getTime() + codeSeconds * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { expires_at } = await db
    .selectFrom('login_codes')
    .select('expires_at')
    .where('merchant_id', '=', merchantId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return { code, expiresAt: expires_at.toISOString() }
}

/** Whose code this is, good or not. */
export async function ownerOfLoginCode({ db, merchantId }: CodeScope, code: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('login_codes')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('code_hash', '=', hashSessionToken(code))
    .executeTakeFirst()
  return row?.member_id
}

/** Uses a code up; `false` when it is unknown, used or too old. */
export async function consumeLoginCode({ db, clock, merchantId }: CodeScope, code: string): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('login_codes')
    .set({ used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('code_hash', '=', hashSessionToken(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
