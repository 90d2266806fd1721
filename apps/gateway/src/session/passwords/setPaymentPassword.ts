import type { Issue } from '@foyer/contract'
import { checkSubmission } from '@foyer/rules/registration'
import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { fieldRules } from '../../merchants/fieldRules.ts'
import { takeAttempt } from '../attempts.ts'
import { hashPassword, verifyPassword } from '../credentials/password.ts'
import { changeByOwner, requireProof } from '../proof.ts'
import { trySecret } from '../trySecret.ts'
import { holdWithdrawals } from './holdWithdrawals.ts'
import { takePaymentPasswordCode } from './paymentPasswordCode.ts'

/** Each one that is set tells whether it is the login password too. */
const setLimit = { most: 10, windowSeconds: 24 * 60 * 60 }

const wrongWith = (path: string, message: string): Issue => ({ path, message })

/**
 * Sets the withdrawal password, or changes it for whoever knows the one before or brings a code that was sent to them (P32, V29). It fits the rule of the registration
 * field and is another than the login password: whoever has one of them has not the other. Where it takes the place of one
 * that was not known, by a code or since an operator took it away, nothing is withdrawn for a day.
 */
export const setPaymentPassword: Handler<'setPaymentPassword'> = async (context, input) => {
  const { db, merchant, session, clock } = context
  const { newPassword, confirmNewPassword, oldPassword = '', channel, verificationCode } = input
  await requireProof(context)
  const { paymentPassword: rule } = fieldRules(merchant)
  if (rule === undefined) throw new Error('The platform has a rule for withdrawal passwords')
  const [problem] = checkSubmission({ paymentPassword: newPassword }, { paymentPassword: { ...rule, enabled: true } })
  const issues = [
    ...(problem === undefined ? [] : [wrongWith('/newPassword', `must fit the pattern ${rule.patternId}`)]),
    ...(newPassword === confirmNewPassword
      ? []
      : [wrongWith('/confirmNewPassword', 'must be the same as the new one')]),
  ]
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues })

  const mine = { merchant_id: merchant.id, member_id: session.memberId }
  const {
    password_hash,
    payment_password_hash: old,
    withdrawals_from,
  } = await db
    .selectFrom('members')
    .select(['password_hash', 'payment_password_hash', 'withdrawals_from'])
    .where((where) => where.and(mine))
    .executeTakeFirstOrThrow()
  const isByCode = old !== null && channel !== undefined && verificationCode !== undefined
  if (isByCode) await takePaymentPasswordCode(context, channel, verificationCode)
  else if (old !== null) await trySecret(context, 'paymentPassword', () => verifyPassword(old, oldPassword))
  const tries = { db, clock, merchantId: merchant.id }
  if (!(await takeAttempt(tries, `paymentPassword:set:${session.memberId}`, setLimit)))
    throw new ProblemError('too_many_requests', { retryAfter: setLimit.windowSeconds })
  if (await verifyPassword(password_hash, newPassword))
    throw new ProblemError('validation_failed', {
      issues: [wrongWith('/newPassword', 'must differ from the login password')],
    })
  const hash = await hashPassword(newPassword)
  const kind = old === null ? 'paymentPasswordSet' : isByCode ? 'paymentPasswordReset' : 'paymentPasswordChanged'
  await changeByOwner(context, kind, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ payment_password_hash: hash })
      .where((where) => where.and(mine))
      .where('payment_password_hash', 'is not distinct from', old)
      .executeTakeFirstOrThrow()
    // Of two changes at once one counts.
    if (numUpdatedRows === 0n) throw new ProblemError('password_wrong')
    const isReplaced = isByCode || (old === null && withdrawals_from !== null)
    if (isReplaced) await holdWithdrawals(trx, context, session.memberId)
  })
  return null
}
