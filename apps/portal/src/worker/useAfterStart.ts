import { useEffect } from 'react'
import { whenIdle } from '../runtime/whenIdle.ts'
import { useSite } from '../shell/SiteContext.ts'

/** Prepares for a lost connection once the page is quiet, so that it costs the first page nothing. */
export function useAfterStart(): void {
  const { config } = useSite().data
  useEffect(
    () =>
      whenIdle(
        () => void import('./afterStart.ts').then(({ afterStart }) => afterStart(config)).catch(() => {}),
        4_000,
      ),
    [config],
  )
}
