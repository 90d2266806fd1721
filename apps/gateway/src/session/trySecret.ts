import type { SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { countAttempt, forgetAttempts, takeAttempt, uncountAttempt } from './attempts.ts'
import { inTurn } from './inTurn.ts'

const wrongLimit = { most: 5, windowSeconds: 15 * 60, waitSeconds: 300 }
const daySeconds = 24 * 60 * 60
/** After so many wrong ones a session tries no more; no session lasts longer than the day. */
const sessionLimit = { most: 10, windowSeconds: daySeconds }
/** More than one stolen session can use up, so that it takes nothing from the owner's. */
const memberLimit = { most: 50, windowSeconds: daySeconds }

/**
 * Compares a secret of the account that a session brings, counted before it is looked at: whoever found an open session must not
 * find out a password with it. Tries of a session are made in turn, as right ones that come at once would count against each
 * other. Throws `password_wrong` or `too_many_requests`.
 */
export function trySecret(
  context: SignedInContext,
  secret: 'password' | 'paymentPassword',
  isRight: () => Promise<boolean>,
): Promise<void> {
  const ofSession = `${secret}:session:${context.session.tokenHash.toString('base64url')}`
  return inTurn(ofSession, () => tryOnce(context, { secret, ofSession }, isRight))
}

async function tryOnce(
  { db, merchant, session, clock }: SignedInContext,
  { secret, ofSession }: { readonly secret: string; readonly ofSession: string },
  isRight: () => Promise<boolean>,
): Promise<void> {
  const scope = { db, clock, merchantId: merchant.id }
  const dayOfSession = `${ofSession}:day`
  const dayOfMember = `${secret}:member:${session.memberId}`
  const tried = await countAttempt(scope, ofSession, wrongLimit)
  if (!(await takeAttempt(scope, dayOfSession, sessionLimit)) || !(await takeAttempt(scope, dayOfMember, memberLimit)))
    throw new ProblemError('too_many_requests', { retryAfter: daySeconds })
  if (!(await isRight())) throw new ProblemError('password_wrong', { triesLeft: Math.max(0, wrongLimit.most - tried) })
  await forgetAttempts(scope, [ofSession])
  for (const counted of [dayOfSession, dayOfMember]) await uncountAttempt(scope, counted)
}
