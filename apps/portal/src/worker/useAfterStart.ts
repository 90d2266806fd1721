import { useEffect } from 'react'
import { whenIdle } from '../runtime/whenIdle.ts'
import { useSite } from '../shell/SiteContext.ts'

/** Prepares for a slow or lost connection once the page is quiet, so that it costs the first page nothing. */
export function useAfterStart(): void {
  const { runtime } = useSite()
  useEffect(
    () =>
      whenIdle(
        () => void import('./afterStart.ts').then(({ afterStart }) => afterStart(runtime)).catch(() => {}),
        4_000,
      ),
    [runtime],
  )
}
