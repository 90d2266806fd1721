import type { SessionState } from '@foyer/feature-api'
import type { RouteTable } from '../routes/routeTable.ts'

/** Whether a brand's link leads somewhere for this visitor: who is signed in has no use for login and registration. */
export const leadsOn =
  (table: Pick<RouteTable, 'find'>, status: SessionState['status']) =>
  (href: string): boolean =>
    status !== 'signedIn' || table.find(href.split(/[?#]/)[0] ?? '')?.declaration.access !== 'guest'
