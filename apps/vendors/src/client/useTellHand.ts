import { handOver, handRuns, type RunningHand } from '@foyer/contract/frame'
import { useEffect } from 'react'

/** Tells the page around the game of a hand that goes on without its player; alone in a window, the browser asks before it is left. */
export function useTellHand(hand: RunningHand | undefined): void {
  useEffect(() => {
    if (hand === undefined) return undefined
    const stay = (event: Event): void => event.preventDefault()
    // It says nothing but that a hand runs, to whoever frames the game.
    if (window.parent !== window) window.parent.postMessage(handRuns[hand], '*')
    else window.addEventListener('beforeunload', stay)
    return () => {
      window.removeEventListener('beforeunload', stay)
      if (window.parent !== window) window.parent.postMessage(handOver, '*')
    }
  }, [hand])
}
