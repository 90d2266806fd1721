import { useRuntime } from '@foyer/feature-api'
import { type RefObject, useEffect } from 'react'
import { followSessionOver } from './followSessionOver.ts'

/** Leads from a game whose session is over to what the site says of it (Z21). */
export function useSessionOver(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const { refreshSession } = useRuntime()
  useEffect(() => {
    if (address === undefined) return undefined
    return followSessionOver({
      page: window,
      game: () => frame.current?.contentWindow,
      origin: new URL(address).origin,
      ask: refreshSession,
    })
  }, [frame, address, refreshSession])
}
