import type { CallServices, Services } from '../calls/services.ts'
import { createCatalogues } from '../catalogue/createCatalogues.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { followChanges } from '../database/followChanges.ts'
import { createSessions } from '../session/createSessions.ts'
import { sessionReader } from '../session/readSession.ts'

/** What is remembered between calls; `trust` is the time in ms that it is believed without asking for changes. */
export function rememberBetweenCalls(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  trust?: number,
): Pick<CallServices, 'sessions' | 'catalogues'> {
  const changes = followChanges(db, trust)
  return {
    sessions: createSessions(sessionReader(db), changes, clock),
    catalogues: createCatalogues((merchant) => loadCatalogue(db, merchant), changes),
  }
}
