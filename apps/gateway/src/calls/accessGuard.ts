import type { OperationShape } from '@foyer/contract'
import type { SessionIdentity } from './handlers.ts'
import { ProblemError } from './problem.ts'

type Guarded = Pick<OperationShape, 'access' | 'whilePasswordDue'>

/** The one place where an operation's declared access is enforced. */
export function checkAccess({ access, whilePasswordDue }: Guarded, session: SessionIdentity | undefined): void {
  if (access === 'guest') return
  if (session === undefined) throw new ProblemError('not_logged_in')
  if (session.passwordDue !== undefined && !whilePasswordDue) throw new ProblemError('password_due')
  if (access === 'session') return
  if (session.role === 'trial') throw new ProblemError('need_true_account')
  if (access === 'agent' && session.role !== 'agent') throw new ProblemError('agents_only')
}
