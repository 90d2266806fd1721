import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 960px)')

function subscribe(hear: () => void): () => void {
  narrow.addEventListener('change', hear)
  return () => narrow.removeEventListener('change', hear)
}

/** Whether the parts of the desk stand behind one another instead of side by side. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
