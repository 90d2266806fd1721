import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { centreParameter } from '../navigation/centreAddress.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { giveUpAlerts } from '../runtime/hostState.ts'
import { ErrorBoundary, Nothing } from '../screens/ErrorBoundary.tsx'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'
import { useIsClosed } from '../shell/useSystemStatus.ts'
import { loadNotices, loadToasts } from './loadNotices.ts'
import { ModalHost } from './ModalHost.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { CentrePlace } from './Overlays.styles.ts'
import { useBackCloses } from './useBackCloses.ts'
import { useFocusBack } from './useFocusBack.ts'

const centre = lazyPart<object>(
  () => import('./CentreHost.tsx').then((module) => ({ default: module.CentreHost })),
  null,
)
const notices = lazyPart(loadNotices, null)
const toasts = lazyPart(loadToasts, null)

/** Everything that lies over the page; each is fetched when it is first needed. */
export function Overlays() {
  const { hosts } = useSite()
  const t = useShellT()
  const state = useSnapshot(hosts)
  const isClosed = useIsClosed()
  const hasNotices = state.alerts.length > 0 || state.busy.length > 0
  const [query] = useSearchParams()
  const hasCentre = query.has(centreParameter)
  useBackCloses()
  useFocusBack(hasCentre || state.modals.length > 0 || state.alerts.length > 0)
  // While the site is closed nothing of it stays open; what was open is there again when it opens.
  if (isClosed) return <OfflineNotice />
  return (
    <>
      {hasCentre && (
        <CentrePlace>
          <ErrorBoundary>
            <centre.Part />
          </ErrorBoundary>
        </CentrePlace>
      )}
      {state.modals.length > 0 && <ModalHost />}
      {hasNotices && (
        <ErrorBoundary as={Nothing} onLost={() => giveUpAlerts(hosts, t('errorSlow'))}>
          <notices.Part />
        </ErrorBoundary>
      )}
      {state.toasts.length > 0 && (
        <ErrorBoundary as={Nothing}>
          <toasts.Part />
        </ErrorBoundary>
      )}
      <OfflineNotice />
    </>
  )
}
