import type { Issue } from '@foyer/contract'
import type { CallContext } from '../../calls/handlers.ts'

/** What is wrong with a password that is on the operator's list of breached ones (ASVS 6.2.12); nothing without a list. */
export async function breachIssues(
  { breachedPasswords }: Pick<CallContext, 'breachedPasswords'>,
  path: string,
  password: string,
): Promise<readonly Issue[]> {
  const isKnown = await breachedPasswords?.has(password)
  return isKnown ? [{ path, message: 'is known from a breach of another site' }] : []
}
