import type { Handlers } from '../calls/handlers.ts'
import { createCaptcha } from './captcha.ts'
import { loginByCode } from './codes/loginByCode.ts'
import { endSession } from './createSession.ts'
import { login } from './login.ts'

export const sessionHandlers = {
  login,
  loginByCode,
  /** I04. Takes the cookies away even when the session is already gone. */
  logout: async (context) => {
    await endSession(context)
    context.answerSession.end()
    return null
  },
  captcha: (context) => createCaptcha(context),
} satisfies Partial<Handlers>
