import { expect, type Page, test } from '@playwright/test'
import { hosts, settled, signIn } from './people.ts'

/** Layout shifts of a page's content and of what comes after it, none of them caused by a person. */
async function shiftsBelowHeader(page: Page, address: string): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    // The types of the browser do not know this entry.
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : (node?.parentElement ?? [])))
        const below = moved.filter((element) => element.closest('[data-part=body]'))
        if (!hadRecentInput && below.length > 0) seen.push(`${value} ${below.map((one) => one.className).join()}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await settled(page)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen) // put there above
}

for (const width of [390, 1440])
  test(`FP08 FP09 a player's favourites and a game come without moving anything at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    for (const path of ['/fav', '/game', '/game?vendor=none&game=1&node=1'])
      expect([path, await shiftsBelowHeader(page, hosts.comet + path)]).toEqual([path, []])
  })
