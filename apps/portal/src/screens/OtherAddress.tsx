import { fastestRoute, routeOrigin } from '@foyer/client/routes'
import type { DomainRoute } from '@foyer/contract'
import { operationKey, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useShellT } from '../shell/useShellT.ts'

/** The same page at the host that answered this session fastest, where hosts are measured (GW06). */
export function OtherAddress() {
  const t = useShellT()
  const { language } = useRuntime()
  const queryKey = operationKey('domainRoute', undefined, language.code)
  const { data } = useQuery<DomainRoute>({ queryKey, queryFn: skipToken })
  const host = data && fastestRoute(data, location.hostname)
  if (host === undefined) return null
  const { pathname, search, hash } = location
  return <Button href={routeOrigin(host, location) + pathname + search + hash}>{t('otherAddress', { host })}</Button>
}
