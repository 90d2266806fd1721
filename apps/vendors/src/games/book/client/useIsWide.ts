import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1000px) and (min-height: 521px)'

/** Whether the slip has room beside the events. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
}
