import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../shell/SiteContext.ts'
import { centreParameter } from './centreAddress.ts'
import { historyIndex } from './historyIndex.ts'

/** Notes where the visit has been, so that closing a centre can go back to the page below it. */
export function useTrail(): void {
  const { navigation } = useSite()
  const { key, pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry is noted, also one of the same address
  useEffect(() => {
    navigation.trail.arrive(historyIndex(), pathname, new URLSearchParams(search).has(centreParameter))
  }, [navigation, key, pathname, search])
}
