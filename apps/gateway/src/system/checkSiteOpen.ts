import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { isRestricted, readSiteState, type SiteState } from './siteState.ts'

/**
 * Lets nobody in during maintenance, or from where the site may not be used (R31, R32). The page says so by itself, but a
 * call needs no page. Returns what the operator has set otherwise.
 */
export async function checkSiteOpen({
  db,
  merchant,
  address,
  country,
}: Pick<CallContext, 'db' | 'merchant' | 'address' | 'country'>): Promise<SiteState> {
  const state = await readSiteState(db, merchant.id)
  if (isRestricted(state, { address, country })) throw new ProblemError('region_restricted')
  if (state.maintenance) throw new ProblemError('maintenance')
  return state
}
