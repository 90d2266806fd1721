import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

/** By how much they grow from one to the next: the median step, on which a single one says nothing. */
function stepOf(samples: readonly number[]): number {
  const steps = samples.slice(1).map((sample, place) => sample - (samples[place] ?? Number.NaN))
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? Number.NaN
}

test('FP04 L15 search takes what is typed at once, and does not move the games', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const main = page.getByRole('main')
  // What is found stands in the same panel, whichever games it is.
  const games = main.getByRole('tabpanel')
  const before = await games.boundingBox()
  await main.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('otter')
  await expect(main.getByRole('searchbox')).toHaveValue('otter')
  expect((await games.boundingBox())?.y).toBe(before?.y)
})

test('FP13 Escape closes the languages, and a page behind the last one is the last one', async ({ page }) => {
  await open(page, `${hosts.comet}/rng?page=99999`)
  await expect(page.getByRole('main').locator('nav [aria-current=page]').last()).toBeVisible()
  await expect(page).not.toHaveURL(/99999/)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeAttached()
  const languages = page.getByRole('banner').locator('summary:visible')
  await languages.click()
  const turkish = page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).locator('visible=true')
  await expect(turkish).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(turkish).toHaveCount(0)
  await expect(languages).toBeFocused()
})

test('FP21 H17 on a phone the balance stands in the header, pages beside the current one, and no button floats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('banner').getByRole('group', { name: 'Balance' }).first()).toContainText(/\d/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(page.getByRole('button', { name: 'Open contact options' })).not.toBeInViewport()
})

test('FP22 beside a rail the content has the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.keystone}/rng`)
  const right = await page
    .getByRole('main')
    .getByRole('table')
    .evaluate((table) => table.getBoundingClientRect().right)
  expect(right).toBeGreaterThan(1400)
  const current = page.getByRole('banner').locator('a[aria-current]').locator('xpath=..')
  const [row, toggle] = [await current.boundingBox(), await current.getByRole('button').boundingBox()]
  expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0))
  expect(await current.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
})

test('FP26 a hundred visits to pages leave neither listeners nor memory behind', async ({ page }) => {
  test.setTimeout(300_000)
  await open(page, `${hosts.comet}/`)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  const held = async (): Promise<{ listeners: number; kilobytes: number }> => {
    await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    const { usedSize } = await tools.send('Runtime.getHeapUsage')
    return {
      listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0,
      kilobytes: usedSize / 1000,
    }
  }
  const visit = async (name: string, path: RegExp): Promise<void> => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Play|Try) / })
        .first(),
    ).toBeAttached()
  }
  const rounds = async (count: number): Promise<void> => {
    for (let round = 0; round < count; round += 1) {
      await visit('Fish games', /\/fish$/)
      await visit('Slots', /\/rng$/)
    }
  }
  // What comes once, when the page has been quiet for a while, is there by then.
  await rounds(20)
  const samples = [await held()]
  for (let ten = 0; ten < 6; ten += 1) {
    await rounds(5)
    samples.push(await held())
  }
  // Ten visits leave fewer than one each. The browser may keep one page for good, which a busy machine shows; what leaks is
  // more with every ten.
  expect(stepOf(samples.map(({ listeners }) => listeners))).toBeLessThan(10)
  // About 6 kB a visit is code that the browser goes on compiling.
  expect(stepOf(samples.map(({ kilobytes }) => kilobytes)) / 10).toBeLessThan(12)
})

test('I32 L14 the classes beside a chosen provider are those it says it offers', async ({ page }) => {
  const asked: (string | null)[] = []
  await page.route('**/GCSGAME_getVassGameType?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('vassalage'))
    return route.fulfill({
      json: { success: true, value: [{ gameType: 'RNG', gameClassify: ['Jackpot', 'Crystal_drop'] }] },
    })
  })
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('tab', { name: 'Cascade' })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Driftmark' }).click()
  await expect(page.getByRole('tab', { name: 'Crystal drop' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Cascade' })).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test('UK09 X01 arrows lead to a tab that needs an account, and only a press asks for it', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const tabs = page.getByRole('main').getByRole('tablist')
  await tabs.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  const favourites = tabs.getByRole('tab', { name: 'Favourites' })
  await expect(favourites).toBeFocused()
  // Nothing comes of it later either.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tabs.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { selected: true })).toBeFocused()
  await expect(page).toHaveURL(/class=NEW/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('User name')).toBeVisible()
})

test('L14 a class that no provider has is none: the address says all games, and a tab is in reach', async ({
  page,
}) => {
  for (const path of ['/rng?class=NOPE&sort=name', '/live?class=NOPE&sort=name']) {
    await open(page, `${hosts.comet}${path}`)
    await expect(page).toHaveURL(/\?sort=name$/)
    const all = page.getByRole('main').getByRole('tab', { name: 'All', exact: true })
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await expect(all).toHaveAttribute('tabindex', '0')
  }
  await open(page, `${hosts.comet}/live?class=Roulette`)
  await expect(page.getByRole('tab', { name: 'Roulette' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/class=Roulette/)
})
