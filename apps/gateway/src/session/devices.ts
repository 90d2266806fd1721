import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/handlers.ts'
import type { Database } from '../database/schema.ts'
import { networkOf } from './networkOf.ts'
import { createSessionToken, hashSessionToken } from './sessionToken.ts'

/** A browser as an account knows it. */
export interface Device {
  readonly hash: Buffer
  /** It needs no extra verification (A18). */
  readonly trusted: boolean
}

type Scope = Pick<CallContext, 'merchant' | 'deviceToken'>

/** What the caller's browser is known by; one that is seen for the first time is given something to be known by. */
export function callersDevice({
  deviceToken = createSessionToken(),
  keepDevice,
}: Pick<CallContext, 'deviceToken' | 'keepDevice'>): string {
  keepDevice(deviceToken)
  return deviceToken
}

/** The browser of a call as the account with this name knows it; `undefined` when it has never been signed in there. */
export async function findDevice(
  { db, merchant, deviceToken }: Scope & Pick<CallContext, 'db'>,
  usernameKey: string,
): Promise<Device | undefined> {
  if (deviceToken === undefined) return undefined
  const hash = hashSessionToken(deviceToken)
  const row = await db
    .selectFrom('devices')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'devices.merchant_id')
        .onRef('members.member_id', '=', 'devices.member_id'),
    )
    .select('devices.trusted')
    .where('devices.merchant_id', '=', merchant.id)
    .where('devices.device_hash', '=', hash)
    .where('members.username_key', '=', usernameKey)
    .executeTakeFirst()
  return row && { hash, trusted: row.trusted }
}

/** Remembers the browser for an account; what is trusted stays so. Returns what it is known by. */
export async function rememberDevice(
  db: Kysely<Database>,
  context: Scope & Pick<CallContext, 'clock' | 'keepDevice' | 'address'>,
  memberId: bigint,
  trusted = false,
): Promise<Buffer> {
  const { merchant, clock } = context
  const hash = hashSessionToken(callersDevice(context))
  const now = clock.now()
  const network = networkOf(context.address)
  await db
    .insertInto('devices')
    .values({
      merchant_id: merchant.id,
      device_hash: hash,
      member_id: memberId,
      trusted,
      network,
      created_at: now,
      used_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id', 'device_hash'])
        .doUpdateSet((set) => ({ used_at: now, network, ...(trusted ? { trusted: set.lit(true) } : {}) })),
    )
    .execute()
  return hash
}

/** Forgets all browsers of an account but the one of the call, which somebody who knows an old password may hold. */
export async function forgetOtherDevices(
  db: Kysely<Database>,
  { merchant, deviceToken }: Scope,
  memberId: bigint,
): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .$if(deviceToken !== undefined, (query) => query.where('device_hash', '!=', hashSessionToken(deviceToken ?? '')))
    .execute()
}
