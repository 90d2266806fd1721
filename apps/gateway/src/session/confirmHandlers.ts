import type { Handlers } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { checkPasskey } from './passkeys/checkPasskey.ts'
import { questionFor, storeQuestion, takeQuestion } from './passkeys/questions.ts'
import { checkCurrentPassword, markProven } from './proof.ts'

/** The owner shows again who they are, by the password or by a passkey of the account (P01). */
export const confirmHandlers = {
  confirmOptions: async (context) => {
    const { session } = context
    const question = await questionFor(context, session.memberId)
    if (question === undefined) throw new ProblemError('not_found')
    const ticket = await storeQuestion(context, question.challenge, { purpose: 'confirm', session })
    return { ticket, options: question.options }
  },
  confirmIdentity: async (context, { password, ticket, passkey }) => {
    const { session } = context
    if (passkey === undefined || ticket === undefined) {
      // What shows nothing is no wrong password, and uses up none of the tries.
      if (password === undefined)
        throw new ProblemError('validation_failed', { issues: [{ path: '/password', message: 'is missing' }] })
      await checkCurrentPassword(context, password)
    } else {
      const challenge = await takeQuestion(context, ticket, { purpose: 'confirm', session })
      if ((await checkPasskey(context, passkey, challenge)) !== session.memberId)
        throw new ProblemError('passkey_refused')
    }
    await markProven(context)
    return null
  },
} satisfies Partial<Handlers>
