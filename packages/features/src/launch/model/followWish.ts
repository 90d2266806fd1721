interface WishFollowed {
  /** Window of the page. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Window of the game; missing while the frame is not there. */
  readonly game: () => Window | null | undefined
  /** Origin of the game's address; what another page says counts for nothing. */
  readonly origin: string
  /** A message of the contract's frame. */
  readonly wish: string
  readonly onWish: () => void
}

/** Hears a game say what its player wants of the page around it (I48, H18). Returns the stop. */
export function followWish({ page, game, origin, wish, onWish }: WishFollowed): () => void {
  const listen = ({ source, origin: from, data }: MessageEvent): void => {
    if (from === origin && data === wish && source === game()) onWish()
  }
  page.addEventListener('message', listen)
  return () => page.removeEventListener('message', listen)
}
