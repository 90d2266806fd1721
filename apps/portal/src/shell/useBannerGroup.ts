import { useLocation } from 'react-router-dom'
import type { SiteRoute } from '../routes/routeTable.ts'

/** Banner group of what stands at the address: none above what a search found (R02). */
export function useBannerGroup(route: SiteRoute | undefined): string | undefined {
  const { search } = useLocation()
  const { searchParameter } = route?.declaration ?? {}
  const isSearch = searchParameter !== undefined && new URLSearchParams(search).get(searchParameter)?.trim()
  return isSearch ? undefined : route?.banner
}
