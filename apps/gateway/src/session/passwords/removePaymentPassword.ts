import { ProblemError } from '../../calls/problem.ts'
import type { Services } from '../../calls/services.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { changeAccount } from '../../security/port.ts'
import { usernameKey } from '../credentials/username.ts'
import { holdWithdrawals } from './holdWithdrawals.ts'

/**
 * Takes a forgotten withdrawal password away for an operator who has made sure of the person. Its owner is told and sets
 * another; nothing is withdrawn for a day after either. Throws `not_found`. Where there is none nothing changes.
 */
export async function removePaymentPassword(
  { db, clock, messenger }: Pick<Services, 'db' | 'clock' | 'messenger'>,
  merchant: Merchant,
  account: string,
): Promise<{ readonly account: string; readonly removed: boolean }> {
  const mine = { merchant_id: merchant.id, username_key: usernameKey(account) }
  const member = await db
    .selectFrom('members')
    .select(['member_id', 'username'])
    .where((where) => where.and(mine))
    .executeTakeFirst()
  if (member === undefined) throw new ProblemError('not_found')
  const language = merchant.languages[0] ?? 'en'
  const nowhere = { address: '', country: undefined, userAgent: '' }
  const context = { db, clock, messenger, merchant, language, ...nowhere }
  const isRemoved = (removed: boolean): boolean => removed
  const removed = await changeAccount(
    context,
    member.member_id,
    'paymentPasswordRemoved',
    async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('members')
        .set({ payment_password_hash: null })
        .where((where) => where.and(mine))
        .where('payment_password_hash', 'is not', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await holdWithdrawals(trx, context, member.member_id)
      return true
    },
    isRemoved,
  )
  return { account: member.username, removed }
}
