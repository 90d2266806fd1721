import { handOver, handRuns, type RunningHand } from '@foyer/contract/frame'

interface HandFollowed {
  /** Window of the page. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Window of the game; missing while the frame is not there. */
  readonly game: () => Window | null | undefined
  /** Origin of the game's address; what another page says counts for nothing. */
  readonly origin: string
  /** The player is in a hand that goes on without them, or in none. */
  readonly onHand: (hand: RunningHand | undefined) => void
}

/** Follows what a game says of a running hand. Returns the stop. */
export function followHand({ page, game, origin, onHand }: HandFollowed): () => void {
  const listen = ({ source, origin: from, data }: MessageEvent): void => {
    if (from !== origin || source !== game()) return
    if (data === handOver) onHand(undefined)
    else if (data === handRuns.stands) onHand('stands')
    else if (data === handRuns.played) onHand('played')
  }
  page.addEventListener('message', listen)
  return () => page.removeEventListener('message', listen)
}
