import type { CallContext, Handlers } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { type CodeRequest, codeMinutes, consumeCode, sendCode } from '../codes/port.ts'
import { findVerifiedContact } from '../contacts/port.ts'
import { checkHuman } from '../human/port.ts'
import { checkSiteOpen } from '../system/port.ts'
import { usernameKey } from './credentials/username.ts'
import { rememberDevice } from './devices.ts'
import { renewGuesses } from './guardGuessing.ts'

const ways = ['mail', 'sms'] as const

/**
 * Where the owner of a name is reached, by a way that messages can leave; a name of nobody has a place too, where nothing
 * arrives (ruling 27).
 */
async function reach(
  { db, merchant, messenger }: CallContext,
  username: string,
): Promise<{ readonly request: CodeRequest; readonly memberId: bigint | undefined }> {
  const key = usernameKey(username)
  const row = await db
    .selectFrom('merchants')
    .leftJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'merchants.merchant_id').on('username_key', '=', key),
    )
    .select('member_id')
    .where('merchants.merchant_id', '=', merchant.id)
    .executeTakeFirst()
  const memberId = row?.member_id ?? undefined
  const open = ways.filter((way) => messenger.channels.has(way))
  // Without a way out nothing is asked for; the code is refused for everybody.
  const contact = await findVerifiedContact(db, merchant.id, memberId, open.length > 0 ? open : ways)
  const to = contact && { channel: contact.channel, target: contact.key }
  const request = {
    purpose: 'login',
    ...(to ?? { channel: open[0] ?? 'mail', target: `nobody:${key}` }),
    memberId: memberId ?? 0n,
    typed: key,
  } as const
  return { request, memberId: to && memberId }
}

/**
 * After strangers have used up the guesses of an account, its owner gets in from a new device by a code: it makes the device
 * one the account knows, and the password is looked at again.
 */
export const deviceProof = {
  deviceCode: async (context, { username, ...proof }) => {
    await checkSiteOpen(context)
    await checkHuman(context, proof)
    const { request, memberId } = await reach(context, username)
    await sendCode(context, request, { reaches: memberId !== undefined })
    return { expiredMinutes: codeMinutes }
  },
  deviceProof: async (context, { username, code }) => {
    const { request, memberId } = await reach(context, username)
    if (!(await consumeCode(context, request, code)) || memberId === undefined)
      throw new ProblemError('verification_code_wrong')
    const device = await rememberDevice(context.db, context, memberId)
    await renewGuesses(context, usernameKey(username), device)
    return null
  },
} satisfies Partial<Handlers>
