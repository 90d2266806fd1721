import { formatRemaining, type RemainingUnits, splitRemaining } from './formatRemaining.ts'

/** In the last minute a clock changes its look. */
const lastMinute = 60_000
const day = 86_400_000

function writeText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** Writes the time left, in ms, into a clock: as one text, or into the box of each unit. */
export function writeRemaining(clock: HTMLElement, remaining: number, units: RemainingUnits): void {
  clock.toggleAttribute('data-last', remaining > 1000 && remaining < lastMinute)
  const boxes = [...clock.children]
  if (boxes.length === 0) writeText(clock, formatRemaining(remaining, units))
  const digits = splitRemaining(remaining)
  for (const [at, box] of boxes.entries()) writeText(box.firstElementChild, digits[at] ?? '')
  boxes[0]?.toggleAttribute('hidden', !(remaining >= day))
}
