import { createRoutedFetch } from '@foyer/client/routes'
import type { DomainRoute } from '@foyer/contract'
import { operationKey } from '@foyer/feature-api'
import type { QueryClient } from '@tanstack/react-query'
import { hasMarker } from '../session/marker.ts'
import { browserStorage } from '../storage/stored.ts'
import type { SiteInput } from './createSite.ts'
import { keepSessionAnswers } from './sessionAnswers.ts'

/** Sends the calls of a page by the fastest host of its site, as far as the session has measured them (GW06). */
export function createRouteSender(
  { config, language }: Pick<SiteInput, 'config' | 'language'>,
  queries: QueryClient,
): typeof fetch {
  const key = operationKey('domainRoute', undefined, language.code)
  keepSessionAnswers(queries, browserStorage('sessionStorage'))(key)
  return createRoutedFetch({
    routes: () => queries.getQueryData<DomainRoute>(key),
    page: location,
    // A session in a cookie belongs to the page's host, and what opens one as well.
    mayLeave: (isRead) => config.api.session === 'token' || (isRead && !hasMarker(document.cookie)),
  })
}
