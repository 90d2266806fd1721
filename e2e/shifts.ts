import { expect, type Frame, type Page } from '@playwright/test'
import { settled } from './people.ts'

/** Notes layout shifts that no person has caused, in the page and in what it frames. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    // The types of the browser do not know this entry.
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.flatMap(({ node }) =>
          node instanceof HTMLElement ? [node] : (node?.parentElement ?? []),
        )
        const names = moved.map(({ className, dataset }) => className || dataset.part)
        // Less than a line of a tile moving by a pixel is how a font is drawn.
        if (!hadRecentInput && value >= 0.0005) seen.push(`${value} ${names.join()}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsIn = (frame: Page | Frame): Promise<readonly string[]> =>
  frame.evaluate(() => (window as unknown as { seen: string[] }).seen) // put there above

/** What moved while a page came and until it had all it asked for. */
export async function shiftsOf(page: Page, address: string): Promise<readonly string[]> {
  await watchShifts(page)
  await page.goto(address)
  await settled(page)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return shiftsIn(page)
}
