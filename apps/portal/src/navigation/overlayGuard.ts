/** The part of the browser's history that a guard needs. */
type GuardedHistory = Pick<History, 'state' | 'pushState'>

/**
 * An entry of history on top of the page while something lies over it, so that Back takes away what lies over the page and
 * not the page. It has the page's own address and the router's next number, so that a new page may take its place.
 */
export interface OverlayGuard {
  /** Whether the entry on top is the guard. */
  readonly isOver: () => boolean
  /** Sets the guard up while anything lies over the page, and takes it away afterwards. */
  readonly keep: (overlays: number) => void
  /**
   * To be called when the browser has gone back or forth; closes what is topmost if that took the guard away. If that came
   * to the entry of something closed, `openAgain` shows it and answers `true`, or the entry is stepped over.
   */
  readonly arrive: (overlays: number, closeTop: () => void, openAgain: () => boolean) => void
}

export function createOverlayGuard(history: GuardedHistory, back: () => void): OverlayGuard {
  let isSet = false
  const read = (): { readonly idx?: unknown; readonly isOver?: unknown } => {
    const state: unknown = history.state
    return typeof state === 'object' && state !== null ? state : {}
  }
  const isOver = (): boolean => read().isOver === true
  const keep = (overlays: number): void => {
    if (overlays > 0 && !isOver()) {
      history.pushState({ ...read(), idx: Number(read().idx ?? 0) + 1, isOver: true }, '')
      isSet = true
    } else if (overlays === 0) {
      isSet = false
      if (isOver()) back()
    }
  }
  return {
    isOver,
    keep,
    arrive: (overlays, closeTop, openAgain) => {
      if (isSet && overlays > 0 && !isOver()) {
        isSet = false
        closeTop()
      } else if (!isSet && overlays === 0 && isOver() && openAgain()) isSet = true
      else keep(overlays)
    },
  }
}
