import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { changeAccount } from '../../security/port.ts'
import { createSession } from '../createSession.ts'
import { hashPassword } from '../credentials/password.ts'
import { checkCurrentPassword } from '../proof.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import { storePassword } from './storePassword.ts'

/** I12. All sessions of the account end; this browser gets a new one (A08). */
export const changePassword: Handler<'changePassword'> = async (context, input) => {
  const { merchant, session, sessions, sessionToken } = context
  await checkNewPassword(context, session.username, input)
  const passwordHash = await checkCurrentPassword(context, input.oldPassword)
  if (input.newPassword.normalize('NFKC') === input.oldPassword.normalize('NFKC'))
    throw new ProblemError('validation_failed', {
      issues: [{ path: '/newPassword', message: 'must differ from the current password' }],
    })
  const hash = await hashPassword(input.newPassword)
  const token = await changeAccount(context, session.memberId, 'passwordChanged', async (trx) => {
    if (!(await storePassword(trx, context, { memberId: session.memberId, passwordHash }, hash)))
      throw new ProblemError('password_wrong')
    return createSession(trx, context, session.memberId, { remember: false, isProven: true })
  })
  if (sessionToken !== undefined) sessions.forget(merchant.id, sessionToken)
  return { token, firstTimeLogin: false, passwordExpired: false }
}
