import type { Role } from '@foyer/contract'
import type { RouteTable } from '../routes/routeTable.ts'

/** Whether a page of guests is for this visitor as well: who plays on trial may log in to a real account, or open one. */
export const isLikeGuest = (role: Role): boolean => role === 'guest' || role === 'trial'

/** Whether a brand's link leads somewhere for this visitor: who has an account has no use for login and registration. */
export const leadsOn =
  (table: Pick<RouteTable, 'find'>, role: Role) =>
  (href: string): boolean =>
    isLikeGuest(role) || table.find(href.split(/[?#]/)[0] ?? '')?.declaration.access !== 'guest'
