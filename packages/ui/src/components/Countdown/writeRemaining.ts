import { formatRemaining, type RemainingUnits, shortestShown, splitRemaining } from './formatRemaining.ts'

/** In the last minute a clock changes its look. */
const lastMinute = 60_000
const day = 86_400_000

/** Changes the text in place: a new node for each second would cost a layout of its own. */
function writeText(element: Element | null, text: string): void {
  const node = element?.firstChild
  if (node && node.nodeValue !== text) node.nodeValue = text
}

/** Sets or takes a mark; what is set already is remembered, since asking the page each second takes as long as writing. */
function createMark(element: Element, name: string): (isMarked: boolean) => void {
  let was = element.hasAttribute(name)
  return (isMarked) => {
    if (was !== isMarked) element.toggleAttribute(name, isMarked)
    was = isMarked
  }
}

/** Returns what writes the time left, in ms, into a clock: as one text, or into the box of each unit. */
export function remainingWriter(clock: HTMLElement): (remaining: number, units: RemainingUnits) => void {
  const markLast = createMark(clock, 'data-last')
  const markCounting = createMark(clock, 'data-counting')
  const first = clock.firstElementChild
  const hideDays = first && createMark(first, 'hidden')
  return (remaining, units) => {
    markLast(remaining > shortestShown && remaining < lastMinute)
    markCounting(remaining > shortestShown && remaining < day)
    if (!hideDays) {
      writeText(clock, formatRemaining(remaining, units))
      return
    }
    hideDays(!(remaining >= day))
    for (const [at, digits] of splitRemaining(remaining).entries())
      writeText(clock.children[at]?.firstElementChild ?? null, digits)
  }
}
