import type { Operations, WireOf } from '@foyer/contract'
import type { Handler, SignedInContext } from '../../calls/handlers.ts'
import type { MessageChannel } from '../../calls/messenger.ts'
import { ProblemError } from '../../calls/problem.ts'
import { type CodeRequest, codeMinutes, consumeCode, sendCode } from '../../codes/port.ts'
import { isLongVerified, readContacts } from '../../contacts/port.ts'
import { requireProof } from '../proof.ts'

async function requestFor(context: SignedInContext, channel: MessageChannel): Promise<CodeRequest> {
  const { db, merchant, session, clock } = context
  const contacts = await readContacts(db, merchant.id, session.memberId)
  const own = contacts.find((contact) => contact.channel === channel && isLongVerified(contact, clock.now()))
  if (own === undefined) throw new ProblemError('not_found')
  return { purpose: 'paymentPassword', channel, target: own.key, memberId: session.memberId }
}

/** Sends a code to whoever has forgotten the withdrawal password, where they have been reached for a day at least (P32). */
export const paymentPasswordCode: Handler<'paymentPasswordCode'> = async (
  context,
  { channel },
): Promise<WireOf<Operations['paymentPasswordCode']>> => {
  await requireProof(context)
  await sendCode(context, await requestFor(context, channel))
  return { expiredMinutes: codeMinutes }
}

/** Takes the code in place of the withdrawal password. Throws `verification_code_wrong`, or `not_found` where none can be sent. */
export async function takePaymentPasswordCode(
  context: SignedInContext,
  channel: MessageChannel,
  code: string,
): Promise<void> {
  if (!(await consumeCode(context, await requestFor(context, channel), code)))
    throw new ProblemError('verification_code_wrong')
}
