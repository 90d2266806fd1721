import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The whole pixels that a box touches. */
function pixelsOf({ left, top, right, bottom }: DOMRect) {
  const [x, y] = [Math.floor(left + 1e-3), Math.floor(top + 1e-3)]
  return { x, y, width: Math.ceil(right - 1e-3) - x, height: Math.ceil(bottom - 1e-3) - y }
}

/**
 * Holds a part of the page to its photograph. What is wholly in the window is cut out of a picture of it, which is far
 * cheaper than to photograph an element: the browser neither scrolls nor waits whether it moves.
 */
export function photograph(subject: Element, name: string): Promise<void> {
  const clip = pixelsOf(subject.getBoundingClientRect())
  const isInSight =
    clip.x >= 0 && clip.y >= 0 && clip.x + clip.width <= innerWidth && clip.y + clip.height <= innerHeight
  return isInSight
    ? expect(page).toMatchScreenshot(name, { screenshotOptions: { clip } })
    : expect(page.elementLocator(subject)).toMatchScreenshot(name)
}
