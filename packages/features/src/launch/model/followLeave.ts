import { gameLeft } from '@foyer/contract/frame'

interface LeaveFollowed {
  /** Window of the page. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Window of the game; missing while the frame is not there. */
  readonly game: () => Window | null | undefined
  /** Origin of the game's address; what another page says counts for nothing. */
  readonly origin: string
  readonly onLeave: () => void
}

/** Hears a lottery say that its player wants back (I48). Returns the stop. */
export function followLeave({ page, game, origin, onLeave }: LeaveFollowed): () => void {
  const listen = ({ source, origin: from, data }: MessageEvent): void => {
    if (from === origin && data === gameLeft && source === game()) onLeave()
  }
  page.addEventListener('message', listen)
  return () => page.removeEventListener('message', listen)
}
