import type { Handlers } from '../server/handlers.ts'
import { createCaptcha } from './captcha.ts'
import { deleteSession } from './createSession.ts'
import { login } from './login.ts'

export const sessionHandlers = {
  login,
  /** I04. Takes the cookies away even when the session is already gone. */
  logout: async ({ db, merchant, sessionToken, answerSession }) => {
    if (sessionToken !== undefined) await deleteSession(db, merchant.id, sessionToken)
    answerSession.end()
    return null
  },
  captcha: (context) => createCaptcha(context),
} satisfies Partial<Handlers>
