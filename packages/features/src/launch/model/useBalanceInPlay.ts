import { useRuntime } from '@foyer/feature-api'
import { type RefObject, useEffect } from 'react'
import { followRounds } from './followRounds.ts'

/** Keeps the balance outside the frame in step with the game inside it (H17). */
export function useBalanceInPlay(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const { queries } = useRuntime()
  useEffect(() => {
    if (address === undefined) return undefined
    return followRounds({
      page: window,
      game: () => frame.current?.contentWindow,
      origin: new URL(address).origin,
      refresh: () => void queries.invalidateQueries({ queryKey: ['balance'] }),
    })
  }, [frame, address, queries])
}
