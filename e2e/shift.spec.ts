import { expect, type Page, test } from '@playwright/test'
import { hosts, logIn, open, signIn } from './people.ts'
import { shiftsIn, shiftsOf, watchShifts } from './shifts.ts'
import { spinOf } from './slot.ts'

for (const width of [390, 1440])
  test(`FP08 FP09 a player's pages come without moving anything, header and all, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    for (const path of ['/', '/rng', '/fav', '/game', '/game?vendor=none&game=1&node=1'])
      expect([path, await shiftsOf(page, hosts.comet + path)]).toEqual([path, []])
  })

for (const width of [390, 1440])
  test(`UK02 R26 tiles, live tables, vendors and forms come without moving anything at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/live', '/sports', '/login', '/register'])
      expect([path, await shiftsOf(page, hosts.comet + path)]).toEqual([path, []])
  })

for (const width of [390, 1440])
  test(`FP09 a game comes up without moving anything inside its frame at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    await open(page, `${hosts.comet}/inhouse`)
    const tile = page.getByRole('main').getByRole('button', { name: /^Play / })
    await tile.first().focus()
    await tile.first().press('Enter')
    const spin = spinOf(page)
    await expect(spin).toBeEnabled({ timeout: 20_000 })
    await watchShifts(page)
    await page.reload()
    await expect(spin).toBeEnabled({ timeout: 20_000 })
    const game = page.frames().find((frame) => frame !== page.mainFrame())
    expect(game && (await shiftsIn(game))).toEqual([])
  })

/** Holds what the page asks for back until it has started, as a slow network does. */
async function answerLate(page: Page): Promise<void> {
  const started = page.waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, {
    timeout: 20_000,
  })
  await page.route('**/api/**', async (route) => {
    await started
    await route.continue()
  })
}

for (const width of [390, 1440])
  test(`FP08 EN08 draws that have another order by now come without moving anything at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await answerLate(page)
    for (const path of ['/', '/lotteryCenter'])
      expect([path, await shiftsOf(page, hosts.marigold + path)]).toEqual([path, []])
  })

for (const width of [390, 1440])
  test(`FP08 a desk takes the place of what guests read without moving anything at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 })
    await logIn(page, 'demoagent', hosts.keystone)
    await page.setViewportSize({ width, height: 844 })
    await answerLate(page)
    expect(await shiftsOf(page, `${hosts.keystone}/`)).toEqual([])
  })

/** Lets everything the page asks for come one frame after the other, as it does over a slow line. */
const comeSlowly = (page: Page) =>
  page.route(/\/api\/|\.(?:js|json)$/, async (route) => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })

for (const width of [390, 1440])
  test(`FP08 UK02 pages that are gone to over a slow line come without moving what is there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await open(page, `${hosts.comet}/live`)
    await comeSlowly(page)
    for (const path of ['/providers', '/rng', '/sports', '/hot', '/fav', '/live']) {
      await page.evaluate((href) => {
        ;(window as unknown as { seen: string[] }).seen.length = 0 // put there above
        const link = Object.assign(document.createElement('a'), { href })
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
      await expect(page).toHaveURL(hosts.comet + path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect([path, await shiftsIn(page)]).toEqual([path, []])
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test.describe('under a login dialog', () => {
  // Scroll bars that lie over the page: hidden ones take a place at the side as soon as a dialog is open.
  test.use({ isMobile: true, hasTouch: true })
  for (const width of [390, 1440])
    test(`FP08 X01 a page that a guest is asked to log in for comes without moving anything at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      expect(await shiftsOf(page, `${hosts.comet}/fav`)).toEqual([])
      await expect(page.getByRole('dialog')).toBeVisible()
    })
})
