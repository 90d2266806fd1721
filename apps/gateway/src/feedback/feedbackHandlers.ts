import { feedbackLength } from '@foyer/contract'
import type { Handlers } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { countAttempt, networkOf } from '../session/port.ts'
import { sendFeedback } from './feedback.ts'

/** More than somebody writes who waits for an answer; a network may be an office. */
const ofMember = { most: 10, windowSeconds: 3600, waitSeconds: 300 }
const ofNetwork = { most: 40, windowSeconds: 3600, waitSeconds: 300 }

const refused = (message: string) => new ProblemError('validation_failed', { issues: [{ path: '/content', message }] })

/** Feedback to customer service (I21). */
export const feedbackHandlers = {
  sendFeedback: async ({ db, clock, merchant, sessions, sessionToken, address, language }, { type, content }) => {
    const text = content.trim()
    const length = [...text].length
    if (length < feedbackLength.least) throw refused(`must have at least ${feedbackLength.least} characters`)
    if (length > feedbackLength.most) throw refused(`must have at most ${feedbackLength.most} characters`)
    // A guest may call this, so nobody has read the session yet.
    const session = await sessions.find(merchant, sessionToken)
    const scope = { db, clock, merchantId: merchant.id }
    await countAttempt(scope, `feedback-network:${networkOf(address)}`, ofNetwork)
    if (session) await countAttempt(scope, `feedback-member:${session.memberId}`, ofMember)
    return sendFeedback(scope, { memberId: session?.memberId, type, content: text, language })
  },
} satisfies Partial<Handlers>
