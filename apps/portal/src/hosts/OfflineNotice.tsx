import { useSyncExternalStore } from 'react'
import { useShellT } from '../shell/useShellT.ts'
import { OfflineNoticeRoot } from './OfflineNotice.styles.ts'

const subscribe = (listener: () => void) => {
  const listening = new AbortController()
  addEventListener('online', listener, { signal: listening.signal })
  addEventListener('offline', listener, { signal: listening.signal })
  return () => listening.abort()
}
const isOnline = () => navigator.onLine
const assumeOnline = () => true

/** Says that the network is gone while it is. */
export function OfflineNotice() {
  const t = useShellT()
  const online = useSyncExternalStore(subscribe, isOnline, assumeOnline)
  return <OfflineNoticeRoot role="status">{online ? null : <p>{t('offline')}</p>}</OfflineNoticeRoot>
}
