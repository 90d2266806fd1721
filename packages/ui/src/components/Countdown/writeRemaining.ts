import { formatRemaining, type RemainingUnits, splitRemaining } from './formatRemaining.ts'

/** In the last minute a clock changes its look. */
const lastMinute = 60_000
const day = 86_400_000

/** Changes the text in place: a new node for each second would cost a layout of its own. */
function writeText(element: Element | null, text: string): void {
  const node = element?.firstChild
  if (node && node.nodeValue !== text) node.nodeValue = text
}

function mark(element: Element, name: string, isMarked: boolean): void {
  if (element.hasAttribute(name) !== isMarked) element.toggleAttribute(name, isMarked)
}

/** Writes the time left, in ms, into a clock: as one text, or into the box of each unit. */
export function writeRemaining(clock: HTMLElement, remaining: number, units: RemainingUnits): void {
  mark(clock, 'data-last', remaining > 1000 && remaining < lastMinute)
  const first = clock.firstElementChild
  if (!first) {
    writeText(clock, formatRemaining(remaining, units))
    return
  }
  mark(first, 'hidden', !(remaining >= day))
  for (const [at, digits] of splitRemaining(remaining).entries())
    writeText(clock.children[at]?.firstElementChild ?? null, digits)
}
