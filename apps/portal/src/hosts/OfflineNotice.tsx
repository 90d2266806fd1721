import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
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
  const ref = useRef<HTMLDivElement>(null)
  // The words of the bottom bar take as many lines as they need.
  useLayoutEffect(() => {
    const notice = ref.current
    const bar = notice?.parentElement?.querySelector<HTMLElement>(':scope > [data-bottom] > :last-child')
    if (online || !notice || !bar) return undefined
    const watch = new ResizeObserver(() => {
      // One that has been replaced says nothing of the one that stands there.
      if (bar.isConnected) notice.style.setProperty('--fy-bar', `${bar.offsetHeight}px`)
    })
    watch.observe(bar)
    return () => watch.disconnect()
  }, [online])
  return (
    <OfflineNoticeRoot ref={ref} role="status">
      {online ? null : <p>{t('offline')}</p>}
    </OfflineNoticeRoot>
  )
}
