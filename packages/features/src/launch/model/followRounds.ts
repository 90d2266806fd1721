import { moneyMoved, roundEnded } from '@foyer/contract/frame'

/** Rounds that end within this time are followed by one refresh. */
const gatherFor = 400
/** A game that says nothing of its rounds is looked after at this pace. */
const lookEvery = 15_000

interface RoundsFollowed {
  /** Window of the page. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'frames'> & { readonly document: Document }
  /** Window of the game; missing while the frame is not there. */
  readonly game: () => Window | null | undefined
  /** Origin of the game's address; what another page says counts for nothing. */
  readonly origin: string
  /** Asks for what play may have changed. */
  readonly refresh: () => void
}

/**
 * Refreshes when the game says that a round is over and when the page is seen again; until it has said so once, now and then. The game hears of
 * rounds that end in another frame of the page. Returns the stop.
 */
export function followRounds({ page, game, origin, refresh }: RoundsFollowed): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  const isBeside = (source: unknown): boolean =>
    source !== game() && Array.from(page.frames, (_, index) => page.frames[index]).includes(source as Window) // one of them or not
  const listen = ({ source, origin: from, data }: MessageEvent): void => {
    if (telling === undefined && data === roundEnded && isBeside(source))
      telling = setTimeout(() => {
        telling = undefined
        game()?.postMessage(moneyMoved, origin)
      }, gatherFor)
    if (waiting !== undefined || from !== origin || data !== roundEnded || source !== game()) return
    // It says so itself: looking between would tell a win before the game has shown it.
    clearInterval(look)
    waiting = setTimeout(() => {
      waiting = undefined
      refresh()
    }, gatherFor)
  }
  const lookNow = (): void => {
    if (page.document.visibilityState === 'visible') refresh()
  }
  const look = setInterval(lookNow, lookEvery)
  page.addEventListener('message', listen)
  // Meanwhile another tab may have played.
  page.document.addEventListener('visibilitychange', lookNow)
  return () => {
    page.removeEventListener('message', listen)
    page.document.removeEventListener('visibilitychange', lookNow)
    clearTimeout(waiting)
    clearTimeout(telling)
    clearInterval(look)
  }
}
