import type { InputOf, Operations } from '@foyer/contract'
import type { Handlers, SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { type CodeRequest, codeMinutes, consumeCode, endCodes, sendCode } from '../codes/port.ts'
import { mailKey, mobileKey, readContacts, storeContact } from '../contacts/port.ts'
import { changeByOwner, requireProof } from '../session/port.ts'

type Input = InputOf<Operations['contactCode']>

/** What a code for a number or address is bound to: the one that is typed, or the one that the account has. */
async function requestFor(context: SignedInContext, input: Input): Promise<CodeRequest> {
  const { channel, email, mobileNum, countryDialingCode = '' } = input
  const { memberId } = context.session
  const typed = channel === 'mail' ? email : mobileNum
  const key =
    typed === undefined
      ? (await readContacts(context.db, context.merchant.id, memberId)).find((one) => one.channel === channel)?.key
      : channel === 'mail'
        ? mailKey(typed)
        : mobileKey(countryDialingCode, typed)
  if (key === undefined)
    throw new ProblemError('validation_failed', {
      issues: [{ path: channel === 'mail' ? '/email' : '/mobileNum', message: 'is none' }],
    })
  return { purpose: 'verifyContact', channel, target: key, memberId }
}

/** A member's number and address, changed by whoever shows that messages arrive there (P32). */
export const contactHandlers = {
  contactCode: async (context, input) => {
    await requireProof(context)
    await sendCode(context, await requestFor(context, input))
    return { expiredMinutes: codeMinutes }
  },
  saveContact: async (context, input) => {
    const { merchant, session, clock, db } = context
    await requireProof(context)
    const request = await requestFor(context, input)
    if (!(await consumeCode(context, request, input.verificationCode)))
      throw new ProblemError('verification_code_wrong')
    const { channel, target: key } = request
    const before = await readContacts(db, merchant.id, session.memberId)
    await changeByOwner(context, channel === 'mail' ? 'mailChanged' : 'mobileChanged', async (trx) => {
      const isStored = await storeContact(trx, merchant.id, session.memberId, { channel, key, verifiedAt: clock.now() })
      // Said to whoever reads messages there, and to nobody else.
      if (!isStored) throw new ProblemError(channel === 'mail' ? 'email_taken' : 'mobile_taken')
      await endCodes(trx, context, session.memberId, before)
    })
    return null
  },
} satisfies Partial<Handlers>
