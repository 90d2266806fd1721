import { useLocation } from 'react-router-dom'
import { isOfAccount, needsLogin } from '../routes/loginGate.ts'
import type { SiteRoute } from '../routes/routeTable.ts'
import { useRoleHere } from '../session/useRoleHere.ts'
import { isLikeGuest } from './leadsOn.ts'
import { useSite } from './SiteContext.ts'

/** What stands at the current address for the current visitor. */
export type Page =
  | { readonly kind: 'page'; readonly route: SiteRoute }
  | { readonly kind: 'notFound' }
  /** The site or the page wants a login first (R28, X01). */
  | { readonly kind: 'login'; readonly route: SiteRoute | undefined; readonly redirects: boolean }
  | { readonly kind: 'trial'; readonly route: SiteRoute }
  /** It is being found out who is here. A page that stands on an open site keeps its frame meanwhile. */
  | { readonly kind: 'waiting'; readonly route: SiteRoute | undefined }
  /** The page belongs to an account, and the server does not say whose session this is. */
  | { readonly kind: 'unreachable' }
  /** A page of signed-out visitors, seen by somebody who is signed in. */
  | { readonly kind: 'signedIn'; readonly route: SiteRoute }

/** Decides between page, login and not-found from address and session. */
export function usePage(): Page {
  const { table, data } = useSite()
  const { status, role } = useRoleHere()
  const { pathname } = useLocation()
  const route = table.find(pathname)
  const gated = needsLogin(route, data.config.site.loginRequired)
  if (isOfAccount(route, data.config.site.loginRequired)) {
    if (status === 'unknown') return { kind: 'waiting', route: gated ? undefined : route }
    if (status === 'unreachable') return { kind: 'unreachable' }
    if (status === 'guest') return { kind: 'login', route, redirects: gated }
  }
  if (!route) return { kind: 'notFound' }
  if (route.declaration.access === 'guest' && status === 'signedIn' && !isLikeGuest(role))
    return { kind: 'signedIn', route }
  if (route.declaration.access === 'real' && role === 'trial') return { kind: 'trial', route }
  return { kind: 'page', route }
}
