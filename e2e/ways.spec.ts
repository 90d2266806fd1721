import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('H05 a header has room for all categories beside a balance, and nothing is wider than the window', async ({
  page,
}) => {
  await signIn(page, 'demoagent')
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${hosts.comet}/tr/rng`)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Para yatır' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Piyango', exact: true })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Daha fazla', exact: true })).toBeHidden()
    expect(await isWide(page)).toBe(false)
  }
})

test('H05 what does not fit the header stands in its menu More', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'demoagent')
  await open(page, `${hosts.comet}/tr/rng`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '175%'
  })
  const header = page.getByRole('banner')
  const more = header.getByRole('button', { name: 'Daha fazla', exact: true })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  const last = header.getByRole('link', { name: 'Piyango', exact: true })
  await expect(last).toBeVisible()
  await expect.poll(() => more.evaluate((button) => button.parentElement?.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(last).toBeHidden()
  expect(await isWide(page)).toBe(false)
})

test('FP03 Back from a game gives the focus back to the tile that started it', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .nth(3)
  const name = await tile.getAttribute('aria-label')
  await tile.focus()
  await tile.press('Enter')
  await expect(page).toHaveURL(/\/game/)
  await page.goBack()
  await expect(page).toHaveURL(/\/inhouse$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
})

test('CF08 the drawer of a phone leads to what a brand puts below the navigation, and a wide header does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.comet}/tr/fish`)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect(header.getByRole('link', { name: 'Yardım', exact: true })).toBeVisible()
  await header.getByRole('link', { name: 'Promosyonlar', exact: true }).click()
  await expect(page).toHaveURL(/\/tr\/promotions$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(header.getByRole('link', { name: 'Yardım', exact: true })).toBeHidden()
})

test('FP02 a link of the drawer to the page that is shown is no step back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.comet}/fish`)
  for (const _ of ['there', 'here', 'here']) {
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).click()
    await expect(page).toHaveURL(/\/rng$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Fish games', exact: true })).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.isOver ?? false)).toBe(false)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/fish$/)
})

for (const brand of ['comet', 'marigold'] as const) {
  test(`UK14 at twice the text size a phone scrolls ${brand}'s home down only`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `${hosts[brand]}/`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await isWide(page)).toBe(false)
  })
}

test('FP07 while the server is broken a page of an account says so once', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Broken' } }),
  )
  await open(page, `${hosts.comet}/fav`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('The site does not answer')).toHaveCount(1)
})

test('FP16 a category that a brand has no games of leads to those that it has', async ({ page }) => {
  // Every shipped brand has live games; a merchant without makers of them is told so by the same answer without them.
  await page.route('**/GCSGAME_newGameVendor**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const value = answer.value.filter(({ gameCategory }: { gameCategory: string }) => gameCategory !== 'LIVE')
    await route.fulfill({ response, json: { ...answer, value } })
  })
  await open(page, `${hosts.comet}/live`)
  const main = page.getByRole('main')
  await expect(main.getByText('No games here at the moment')).toBeVisible()
  await expect(main.getByRole('tab')).toHaveCount(0)
  await main.getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveURL(/\/rng$/)
})
