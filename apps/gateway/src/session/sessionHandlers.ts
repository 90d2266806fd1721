import type { Handlers } from '../calls/handlers.ts'
import { loginByCode } from './codes/loginByCode.ts'
import { confirmHandlers } from './confirmHandlers.ts'
import { endSession } from './createSession.ts'
import { deviceProof } from './deviceProof.ts'
import { login } from './login.ts'
import { passkeyHandlers } from './passkeys/passkeyHandlers.ts'
import { passkeyLogin } from './passkeys/passkeyLogin.ts'
import { changePassword } from './passwords/changePassword.ts'
import { paymentPasswordCode } from './passwords/paymentPasswordCode.ts'
import { resetHandlers } from './passwords/resetHandlers.ts'
import { setPaymentPassword } from './passwords/setPaymentPassword.ts'
import { authenticatorHandlers } from './verification/authenticatorHandlers.ts'
import { verificationHandlers } from './verification/verificationHandlers.ts'

export const sessionHandlers = {
  ...authenticatorHandlers,
  ...confirmHandlers,
  ...deviceProof,
  ...passkeyHandlers,
  ...passkeyLogin,
  ...resetHandlers,
  ...verificationHandlers,
  login,
  loginByCode,
  changePassword,
  setPaymentPassword,
  paymentPasswordCode,
  /** A06. */
  firstLogin: async ({ db, merchant, session }) => {
    await db
      .updateTable('members')
      .set({ first_login: false })
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .execute()
    return null
  },
  /** I04. Takes the cookies away even when the session is already gone. */
  logout: async (context) => {
    await endSession(context)
    context.answerSession.end()
    return null
  },
} satisfies Partial<Handlers>
