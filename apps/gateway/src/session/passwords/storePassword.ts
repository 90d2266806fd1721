import type { Kysely } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import { endLoginsUnderWay } from '../../codes/port.ts'
import type { Database } from '../../database/schema.ts'
import { forgetOtherDevices, rememberDevice } from '../devices.ts'

/** An account and the password it had when its owner was asked for a proof. */
export interface Changing {
  readonly memberId: bigint
  readonly passwordHash: string
}

/**
 * Puts a new password in place: every session of the account ends, with every login that is under way and every code that was
 * sent, and every browser but this one is a stranger to it from now on. The hash is made before, outside of the transaction.
 * Changes nothing and returns `false` where the password is another one by now, so that of two changes one counts.
 */
export async function storePassword(
  trx: Kysely<Database>,
  context: Pick<CallContext, 'merchant' | 'clock' | 'secrets' | 'deviceToken' | 'keepDevice' | 'address'>,
  { memberId, passwordHash }: Changing,
  newHash: string,
): Promise<boolean> {
  const mine = { merchant_id: context.merchant.id, member_id: memberId }
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ password_hash: newHash, password_expired: false })
    .where((where) => where.and(mine))
    .where('password_hash', '=', passwordHash)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await trx
    .deleteFrom('sessions')
    .where((where) => where.and(mine))
    .execute()
  await endLoginsUnderWay(trx, context, memberId)
  await forgetOtherDevices(trx, context, memberId)
  await rememberDevice(trx, context, memberId)
  return true
}

/** Takes an account's passkeys away: one who forgot the password may be shutting out somebody who added one. */
export async function removePasskeys(
  trx: Kysely<Database>,
  { merchant }: Pick<CallContext, 'merchant'>,
  memberId: bigint,
): Promise<void> {
  await trx.deleteFrom('passkeys').where('merchant_id', '=', merchant.id).where('member_id', '=', memberId).execute()
}
