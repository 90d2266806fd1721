import type { OperationId } from '@foyer/contract'
import { operationKey } from '@foyer/feature-api'
import { browserStorage } from '../storage/stored.ts'
import type { Site } from './createSite.ts'

/** Asks for what a session asks once (GW05), or takes it from the session storage. */
export async function askOnce(
  { queries, data }: Pick<Site, 'queries' | 'data'>,
  id: Extract<OperationId, 'domainRoute' | 'consolidated'>,
  queryFn: () => Promise<unknown>,
): Promise<void> {
  const { keepSessionAnswers } = await import('./sessionAnswers.ts')
  const recall = keepSessionAnswers(queries, browserStorage('sessionStorage'))
  const queryKey = operationKey(id, undefined, data.language.code)
  if (!recall(queryKey)) await queries.prefetchQuery({ queryKey, queryFn })
}
