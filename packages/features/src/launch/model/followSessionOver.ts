import { sessionOver } from '@foyer/contract/frame'
import { followWish } from './followWish.ts'

/** What a game says within this time is one question. */
const gatherFor = 400

interface SessionFollowed extends Pick<Parameters<typeof followWish>[0], 'page' | 'game' | 'origin'> {
  /** Asks the site's server who is signed in. */
  readonly ask: () => Promise<void>
}

/**
 * Has the site's server asked once a game says that its session is over (Z21), however often it says so. Where nobody
 * answers nothing is known, and all stays as it is. Returns the stop.
 */
export function followSessionOver({ ask, ...from }: SessionFollowed): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = followWish({
    ...from,
    wish: sessionOver,
    onWish: () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        ask().catch(() => undefined)
      }, gatherFor)
    },
  })
  return () => {
    stop()
    clearTimeout(waiting)
  }
}
