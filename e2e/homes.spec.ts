import { expect, type Page, test } from '@playwright/test'
import { hosts, logIn, open, signIn } from './people.ts'

/** How far the page itself scrolls sideways: rows that run off it do not count. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('UK08 a banner that fills the window stands behind a header without ground, which has one further down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.comet}/`)
  const banner = page.locator('[data-size=edge]')
  expect(await banner.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
  const ground = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundColor)
  expect(await ground()).toMatch(/, 0\)$|transparent/)
  await page.mouse.wheel(0, 900)
  await expect.poll(ground).toMatch(/^rgb\(/)
  expect(await overhang(page)).toBe(0)
})

test('UK02 a poster that a mouse rests on says maker and return beside it, and covers no neighbour', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.comet}/`)
  const row = page.getByRole('region', { name: 'Slots', exact: true })
  await row.scrollIntoViewIfNeeded()
  const posters = row.getByRole('listitem')
  await posters.nth(1).locator('[data-part=poster]').hover()
  const aside = row.locator('[data-part=aside]')
  await expect(aside).toContainText(/Return \d/)
  await expect(async () => {
    const [said, next] = await Promise.all([aside.boundingBox(), posters.nth(2).boundingBox()])
    expect(next?.x).toBeGreaterThanOrEqual((said?.x ?? 0) + (said?.width ?? 0) - 1)
  }).toPass()
})

test('I33 home begins with what the player played last, and guests see nothing of it', async ({ page }) => {
  await open(page, `${hosts.comet}/`)
  await expect(page.getByRole('region', { name: 'Continue playing' })).toBeHidden()
  await signIn(page)
  await open(page, `${hosts.comet}/`)
  const played = page.getByRole('region', { name: 'Continue playing' })
  await expect(played.getByRole('button', { name: /^Play on: / }).first()).toBeVisible()
  await expect(played).toContainText(/Last bet \$/)
})

test('I41 W14 a lottery’s home opens with its next draws, in the order they are drawn', async ({ page }) => {
  await open(page, `${hosts.marigold}/`)
  const draws = page.getByRole('region', { name: 'Sıradaki çekilişler' }).getByRole('article')
  await expect(draws).toHaveCount(12)
  await expect(draws.first().getByRole('timer')).toContainText(/\d\d:\d\d:\d\d/)
})

test('CF07 an agent’s home is a desk: balance, record and the catalogue, which a name narrows down', async ({
  page,
}) => {
  await open(page, `${hosts.keystone}/`)
  await expect(page.getByRole('heading', { name: 'A desk for partners who count' })).toBeVisible()
  await logIn(page, 'demoagent', hosts.keystone)
  await expect(page.getByRole('heading', { name: 'Your record of 30 days' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A desk for partners who count' })).toBeHidden()
  const catalogue = page.getByRole('region', { name: 'Catalogue' }).first()
  await expect(catalogue.getByRole('row')).toHaveCount(21)
  expect((await catalogue.getByRole('row').nth(1).boundingBox())?.height).toBe(40)
  await catalogue.getByLabel('Name of a game').fill('lantern')
  await expect(page).toHaveURL(/filter=lantern/)
  for (const name of await catalogue.getByRole('rowheader').allTextContents()) expect(name).toMatch(/lantern/i)
})
