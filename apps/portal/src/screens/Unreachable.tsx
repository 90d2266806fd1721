import { fastestRoute, routeOrigin } from '@foyer/client'
import type { DomainRoute } from '@foyer/contract'
import { operationKey, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSite } from '../shell/SiteContext.ts'
import { offlinePicture } from '../shell/shellLoaders.ts'
import { useShellT } from '../shell/useShellT.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The same page at the host that answered this session fastest, where hosts are measured (GW06). */
function OtherAddress() {
  const t = useShellT()
  const { language } = useRuntime()
  const queryKey = operationKey('domainRoute', undefined, language.code)
  const { data } = useQuery<DomainRoute>({ queryKey, queryFn: skipToken })
  const host = data && fastestRoute(data, location.hostname)
  if (host === undefined) return null
  const { pathname, search, hash } = location
  return <Button href={routeOrigin(host, location) + pathname + search + hash}>{t('otherAddress', { host })}</Button>
}

/** Stands for a page of an account while the server does not say who is here (Z22). */
export function Unreachable() {
  const { keeper } = useSite()
  const { toast, text } = useRuntime()
  const retry = () =>
    void keeper.refresh().catch(() => toast({ text: text('shell', 'errorNetwork'), tone: 'negative' }))
  return (
    <ErrorScreen error={undefined} onRetry={retry} picture={offlinePicture}>
      <OtherAddress />
    </ErrorScreen>
  )
}
