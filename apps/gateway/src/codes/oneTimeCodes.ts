import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { CallContext } from '../calls/handlers.ts'
import type { MessageChannel } from '../calls/messenger.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Database, OneTimeCodesTable } from '../database/schema.ts'
import { type MessageKind, sendMessage } from '../messages/port.ts'
import { callersDevice } from '../session/port.ts'
import { countCodeSent, countCodeTried, forgetCodesTried, takeDelivery } from './codeLimits.ts'
import { deliveryShare } from './deliveryShare.ts'

const purposes = [
  'login',
  'register',
  'forgotPassword',
  'verifyDevice',
  'verifyContact',
  'paymentPassword',
] as const satisfies readonly MessageKind[]
/** What a code is asked for; it counts for nothing else. */
export type CodePurpose = (typeof purposes)[number]

/** What a code is bound to, beside the browser it was asked for in: it is good for the same request only. */
export interface CodeRequest {
  readonly purpose: CodePurpose
  readonly channel: MessageChannel
  /** A number or address as `mobileKey` or `mailKey` makes it. */
  readonly target: string
  /** The member it is for, where the caller has said who they are. */
  readonly memberId?: bigint
  /** What the caller typed where that is not the target: tries are counted by it, and it counts for nothing else. */
  readonly typed?: string
}

/** Minutes that a code is good for (ruling 28, C15). */
export const codeMinutes = 10
/** Wrong tries after which a code is no good any more. */
const mostTries = 5
const digits = 6

/**
 * Sends a one-time code to be used in the browser that asked for it; the one before for the same request there ends. What
 * strangers ask for and try elsewhere touches neither the code nor its tries. With `reaches: false` everything happens but that the
 * message leaves, so that the answer and its time tell nothing about an account (ruling 27). Throws `too_many_requests`.
 */
export async function sendCode(
  context: CallContext,
  request: CodeRequest,
  { reaches = true }: { readonly reaches?: boolean } = {},
): Promise<{ readonly expiresAt: Date }> {
  const { db, clock, merchant, messenger, secrets, siteOrigin } = context
  const { purpose, channel, target } = request
  if (!messenger.channels.has(channel)) throw new ProblemError('module_off')
  const secret = secrets.ofCodes()
  await countCodeSent(context, askedHash(secret, request))
  const browser_hash = hashBrowser(secret, callersDevice(context))
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000)
  // Counted for a name of nobody too. Beyond the cap the code that was delivered last stays good.
  const share = await deliveryShare(context, request)
  if (!(await takeDelivery(context, targetHash(secret, request), share))) return { expiresAt }
  const id = { request_hash: hashRequest(secret, request), browser_hash }
  const values = { code_hash: hashCode(secret, id, code), tries: 0, expires_at: expiresAt }
  await db
    .insertInto('one_time_codes')
    .values({ merchant_id: merchant.id, ...id, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'request_hash', 'browser_hash']).doUpdateSet(values))
    .execute()
  // The last line lets a browser offer the code for this site only.
  const smsLine = `@${new URL(siteOrigin).hostname} #${code}`
  const to = reaches ? target : undefined
  sendMessage(context, { kind: purpose, channel, to, values: { code, minutes: codeMinutes }, smsLine })
  return { expiresAt }
}

/**
 * Whether a code is the one that was sent for this request of this browser; a right one is used up. Each try is counted before the code is
 * looked at, so that a hundred at once are a hundred tries. Throws `too_many_requests`.
 */
export async function consumeCode(context: CallContext, request: CodeRequest, code: string): Promise<boolean> {
  const { db, clock, merchant, secrets, deviceToken = '' } = context
  const secret = secrets.ofCodes()
  const asked = askedHash(secret, request)
  await countCodeTried(context, asked)
  const id = { request_hash: hashRequest(secret, request), browser_hash: hashBrowser(secret, deviceToken) }
  const own = { merchant_id: merchant.id, ...id }
  const row = await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where((where) => where.and(own))
    .where('tries', '<', mostTries)
    .where('expires_at', '>', clock.now())
    .returning('code_hash')
    .executeTakeFirst()
  const given = hashCode(secret, id, code.trim())
  if (row === undefined || !timingSafeEqual(row.code_hash, given)) return false
  // Of two that bring the right code at once, one takes it.
  const taken = await db
    .deleteFrom('one_time_codes')
    .where((where) => where.and(own))
    .where('code_hash', '=', given)
    .returning('request_hash')
    .executeTakeFirst()
  if (taken === undefined) return false
  await forgetCodesTried(context, asked)
  return true
}

/** Ends every code that was sent to a member's numbers and addresses. */
export async function endCodes(
  db: Kysely<Database>,
  { merchant, secrets }: Pick<CallContext, 'merchant' | 'secrets'>,
  memberId: bigint,
  contacts: readonly { readonly channel: MessageChannel; readonly key: string }[],
): Promise<void> {
  const secret = secrets.ofCodes()
  const hashes = contacts.flatMap(({ channel, key: target }) =>
    purposes.flatMap((purpose) => [
      hashRequest(secret, { purpose, channel, target }),
      hashRequest(secret, { purpose, channel, target, memberId }),
    ]),
  )
  if (hashes.length === 0) return
  await db
    .deleteFrom('one_time_codes')
    .where('merchant_id', '=', merchant.id)
    .where('request_hash', 'in', hashes)
    .execute()
}

const hashWith = (secret: Buffer, ...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHmac('sha256', secret)
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest()
}

/** Where a code goes and for what, under a hash: nobody who reads the database learns a number. */
const targetHash = (secret: Buffer, { purpose, channel, target }: CodeRequest): string =>
  hashWith(secret, 'target', purpose, channel, target).toString('hex')

const askedHash = (secret: Buffer, { purpose, channel, target, typed }: CodeRequest): string =>
  typed === undefined
    ? hashWith(secret, 'asked', purpose, channel, target).toString('hex')
    : hashWith(secret, 'typed', purpose, typed).toString('hex')

const hashRequest = (secret: Buffer, { purpose, channel, target, memberId }: CodeRequest): Buffer =>
  hashWith(secret, 'request', purpose, channel, target, memberId === undefined ? '' : String(memberId))

const hashBrowser = (secret: Buffer, token: string): Buffer => hashWith(secret, 'browser', token)

const hashCode = (
  secret: Buffer,
  { request_hash, browser_hash }: Pick<OneTimeCodesTable, 'request_hash' | 'browser_hash'>,
  code: string,
): Buffer => hashWith(secret, 'code', request_hash, browser_hash, code)
