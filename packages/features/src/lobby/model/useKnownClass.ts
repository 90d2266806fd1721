import { useEffect, useEffectEvent } from 'react'
import type { Lobby } from './useLobby.ts'

/** Leads to all games where an address names a class that no tab has. NEW is taken everywhere: rows of new games lead to it. */
export function useKnownClass({ state, change }: Lobby, classes: readonly string[], isComplete: boolean): void {
  const isUnknown = isComplete && state.classify !== 'NEW' && !classes.includes(state.classify)
  const showAll = useEffectEvent(() => change({ classify: 'ALL' }, true))
  useEffect(() => {
    if (isUnknown) showAll()
  }, [isUnknown])
}
