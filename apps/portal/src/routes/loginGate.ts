import type { RouteId } from '@foyer/feature-api'
import type { SiteRoute } from './routeTable.ts'

/** Pages a guest may see on a site that requires a login, under each of their paths (R28, ruling 32). */
const openRoutes: ReadonlySet<RouteId> = new Set<RouteId>(['login', 'register', 'help', 'helpmc', 'down'])

/** The brand's own pages are open too: rules and terms are read before an account is opened. */
const isOpen = ({ id, own }: SiteRoute): boolean => own !== undefined || openRoutes.has(id)

/** Whether a guest must log in before a page is shown, or is told that there is none (R28). */
export const needsLogin = (route: SiteRoute | undefined, loginRequired: boolean): boolean =>
  loginRequired && (route === undefined || !isOpen(route))

/** Whether a page is for accounts only; while nobody knows who is here it says so itself. */
export const isOfAccount = (route: SiteRoute | undefined, loginRequired: boolean): boolean =>
  route?.declaration.access === 'real' || needsLogin(route, loginRequired)

/**
 * Whether a page is the same for every visitor; behind a login only its shell is written. That goes for the page of unknown
 * addresses too: a guest is asked for a login there, which is drawn by the script.
 */
export function isPrerendered(route: SiteRoute | undefined, loginRequired: boolean): boolean {
  const { prerender = true } = route?.declaration ?? {}
  return prerender && !isOfAccount(route, loginRequired)
}
