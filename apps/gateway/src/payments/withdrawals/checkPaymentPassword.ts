import type { SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { trySecret, verifyPassword } from '../../session/port.ts'

export async function readPaymentPassword({ db, merchant, session }: SignedInContext): Promise<string | null> {
  const { payment_password_hash } = await db
    .selectFrom('members')
    .select('payment_password_hash')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  return payment_password_hash
}

/** Throws `payment_password_unset`, `password_wrong` and, since tries are limited, `too_many_requests`. */
export async function checkPaymentPassword(context: SignedInContext, password: string): Promise<void> {
  const hash = await readPaymentPassword(context)
  if (hash === null) throw new ProblemError('payment_password_unset')
  await trySecret(context, 'paymentPassword', () => verifyPassword(hash, password))
}
