import { useEffect, useSyncExternalStore } from 'react'
import { useSite } from '../shell/SiteContext.ts'

const nothing = () => () => undefined

/** Whether every piece of the page was taken over. Stands for the page itself: it is a piece from its first effect on. */
export function useTakenOver(): boolean {
  const { takeover } = useSite()
  useEffect(() => takeover?.begin()(), [takeover])
  return useSyncExternalStore(
    takeover?.subscribe ?? nothing,
    () => takeover?.isDone() ?? true,
    () => false,
  )
}
