import type { MemberInfo } from '@foyer/contract'
import type { CallContext, Handler, SessionIdentity } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'

const inForce = ({ config }: CallContext['merchant']): string => config.jurisdiction.termsVersion

/** The terms that a member is asked to accept (P17); a trial account is nobody's. */
export const termsDue = (merchant: CallContext['merchant'], session: SessionIdentity): Pick<MemberInfo, 'termsDue'> =>
  session.role === 'trial' || session.termsVersion === inForce(merchant) ? {} : { termsDue: inForce(merchant) }

/** P17. What is written down is what the member was shown, and when. */
export const acceptTerms: Handler<'acceptTerms'> = async (context, { version }) => {
  const { db, clock, merchant, session, sessions, sessionToken } = context
  if (version !== inForce(merchant)) throw new ProblemError('state_changed')
  await db
    .updateTable('members')
    .set({ terms_version: version, consented_at: clock.now() })
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('terms_version', 'is distinct from', version)
    .execute()
  if (sessionToken !== undefined) sessions.forget(merchant.id, sessionToken)
  return { version }
}
