import type { CallContext } from '../calls/handlers.ts'
import { countAttempt, forgetAttempts, networkOf, takeAttempt } from '../session/port.ts'

/** The next code comes a second later at the earliest (C15). */
const throttle = { most: 1, windowSeconds: 1, waitSeconds: 1 }
/** More than somebody needs who waits for a message; the wait is the five minutes of C19. */
const sent = { most: 5, windowSeconds: 15 * 60, waitSeconds: 300 }
const sentInDay = { most: 20, windowSeconds: 24 * 3600, waitSeconds: 3600 }
const sentFromNetwork = { most: 30, windowSeconds: 3600, waitSeconds: 300 }
const tried = { most: 20, windowSeconds: 15 * 60, waitSeconds: 300 }
const triedFromNetwork = { most: 100, windowSeconds: 15 * 60, waitSeconds: 300 }
/** Messages to one number or address from one share of them. */
const delivered = { most: 10, windowSeconds: 15 * 60 }
const deliveredInDay = { most: 40, windowSeconds: 24 * 3600 }

type Scope = Pick<CallContext, 'db' | 'clock' | 'merchant' | 'address'>

const scopeOf = ({ db, clock, merchant }: Scope) => ({ db, clock, merchantId: merchant.id })
/** Strangers elsewhere are counted by themselves, so that they keep nobody from a code. */
const callerOf = (asked: string, { address }: Scope): string => `${asked}|${networkOf(address)}`

/**
 * Counts a code before it is sent; `asked` is what the caller typed and for what, which tells nothing of whose it is. Throws
 * `too_many_requests` when the caller has to wait.
 */
export async function countCodeSent(context: Scope, asked: string): Promise<void> {
  const scope = scopeOf(context)
  const caller = callerOf(asked, context)
  await countAttempt(scope, `code-throttle:${caller}`, throttle)
  await countAttempt(scope, `code-network:${networkOf(context.address)}`, sentFromNetwork)
  await countAttempt(scope, `code-sent:${caller}`, sent)
  await countAttempt(scope, `code-day:${caller}`, sentInDay)
}

/** Counts a message before it leaves; `false`, which no answer tells, when the target has had enough of this share. */
export async function takeDelivery(context: Scope, target: string, share: string): Promise<boolean> {
  const scope = scopeOf(context)
  return (
    (await takeAttempt(scope, `code-delivered:${target}|${share}`, delivered)) &&
    (await takeAttempt(scope, `code-delivered-day:${target}|${share}`, deliveredInDay))
  )
}

/** Counts a try before the code is looked at. Throws `too_many_requests` when the caller has to wait. */
export async function countCodeTried(context: Scope, asked: string): Promise<void> {
  const scope = scopeOf(context)
  await countAttempt(scope, `code-guesses:${networkOf(context.address)}`, triedFromNetwork)
  await countAttempt(scope, `code-tried:${callerOf(asked, context)}`, tried)
}

/** Forgets the tries of a caller who has shown who they are. */
export const forgetCodesTried = (context: Scope, asked: string): Promise<void> =>
  forgetAttempts(scopeOf(context), [`code-tried:${callerOf(asked, context)}`])
