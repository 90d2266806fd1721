import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { CallContext, SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { createSessionToken, hashSessionToken } from '../sessionToken.ts'
import { relyingParty } from './relyingParty.ts'

const lifetimeSeconds = 5 * 60

interface Question {
  readonly challenge: string
  /** As JSON, for the browser. */
  readonly options: string
}

/** Asks for a passkey of one account; `undefined` when it has none. */
export async function questionFor(context: CallContext, memberId: bigint): Promise<Question | undefined> {
  const keys = await context.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('merchant_id', '=', context.merchant.id)
    .where('member_id', '=', memberId)
    .execute()
  if (keys.length === 0) return undefined
  return ask(
    context,
    keys.map((key) => ({ id: key.credential_id, transports: key.transports })),
  )
}

/** Asks for any passkey of this site that the device has: its owner chooses (discoverable). */
export const questionForAnybody = (context: CallContext): Promise<Question> => ask(context, [])

async function ask(context: CallContext, allowCredentials: { id: string; transports: string[] }[]): Promise<Question> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: 'required',
    ...(allowCredentials.length > 0 ? { allowCredentials } : {}),
  })
  return { challenge: options.challenge, options: JSON.stringify(options) }
}

/** What an answer is for; all but a login is of the session that has asked. */
export type Asking =
  | { readonly purpose: 'login' }
  | { readonly purpose: 'confirm' | 'add'; readonly session: SignedInContext['session'] }

const sessionOf = (asking: Asking) => (asking.purpose === 'login' ? undefined : asking.session)

/** Keeps a challenge until its answer comes. Returns the ticket it is asked with. */
export async function storeQuestion(
  { db, merchant, clock }: CallContext,
  challenge: string,
  asking: Asking,
): Promise<string> {
  const ticket = createSessionToken()
  const session = sessionOf(asking)
  await db
    .insertInto('passkey_questions')
    .values({
      merchant_id: merchant.id,
      ticket_hash: hashSessionToken(ticket),
      purpose: asking.purpose,
      member_id: session?.memberId ?? null,
      session_hash: session?.tokenHash ?? null,
      challenge,
      expires_at: new Date(clock.now().getTime() + lifetimeSeconds * 1000),
    })
    .execute()
  return ticket
}

/**
 * The challenge of a ticket; it is used up by being asked for. Throws `passkey_refused` when there is none, and where it was
 * asked for something else or by another session.
 */
export async function takeQuestion(
  { db, merchant, clock }: CallContext,
  ticket: string,
  asking: Asking,
): Promise<string> {
  const session = sessionOf(asking)
  const row = await db
    .deleteFrom('passkey_questions')
    .where('merchant_id', '=', merchant.id)
    .where('ticket_hash', '=', hashSessionToken(ticket))
    .where('purpose', '=', asking.purpose)
    .where('member_id', 'is not distinct from', session?.memberId ?? null)
    .where('session_hash', 'is not distinct from', session?.tokenHash ?? null)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= clock.now()) throw new ProblemError('passkey_refused')
  return row.challenge
}
