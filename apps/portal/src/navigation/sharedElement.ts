import type { Becoming, morph as morphInto } from './morph.ts'

let morph: typeof morphInto | undefined

/** Fetches what moves elements, which a page answers without; until it is there changes are just made. */
export const loadMorph = (): Promise<void> =>
  import('./morph.ts').then(
    (loaded) => {
      morph = loaded.morph
    },
    () => undefined,
  )

/** Lets what was pressed become what it opens. */
export interface SharedElement {
  /** Takes note of a press, wherever on the page. */
  readonly press: (target: EventTarget | null) => void
  /** Makes a change that opens something; without a pressed element in sight, or under reduced motion, it is just made. */
  readonly open: (becoming: Becoming | undefined, change: () => void) => void
}

function isInSight(element: Element | null | undefined): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected || !element.checkVisibility()) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

export function createSharedElement(): SharedElement {
  let picture: Element | null = null
  let row: Element | null = null
  return {
    press: (target) => {
      if (!(target instanceof Element)) return
      // Between a game's tile and the game itself others may be pressed, in a question.
      picture = target.closest('[data-game]')?.querySelector('[data-part=art]') ?? picture
      row = target.closest('tr, li') ?? target.closest('a, button')
    },
    open: (becoming, change) => {
      const from = becoming === 'game' ? picture : row
      picture = null
      row = null
      const mayMove = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
      if (morph && becoming && mayMove && isInSight(from)) morph(from, becoming, change)
      else change()
    },
  }
}
