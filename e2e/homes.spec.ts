import { expect, type Page, test } from '@playwright/test'
import { holdCalls, hosts, logIn, open, signIn } from './people.ts'

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

test('UK08 BN13 the banner of the page that opens an account reaches both edges as those of the other pages do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.comet}/register`)
  expect(await page.locator('[data-size=slim]').boundingBox()).toMatchObject({ x: 0, width: 1440 })
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

test('L03 the providers are a row like the others: its arrows before the way to more, which ends the line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.comet}/`)
  const endOf = async (name: string, more: string) => {
    const row = page.getByRole('region', { name, exact: true })
    const [arrow, way] = await Promise.all([
      row.getByRole('button', { name: /^Forward/ }).boundingBox(),
      row.getByRole('link', { name: more }).boundingBox(),
    ])
    return { isLast: (way?.x ?? 0) > (arrow?.x ?? 0), end: (way?.x ?? 0) + (way?.width ?? 0) }
  }
  const games = await endOf('Slots', 'More games: Slots')
  expect(games.isLast).toBe(true)
  expect(await endOf('Providers', 'More providers')).toEqual(games)
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

test('I33 QP17 until it is known what the player played last, the grounds of its pictures stand there', async ({
  page,
}) => {
  await signIn(page)
  const answer = await holdCalls(page, '**/GCS_recentGame*')
  await open(page, `${hosts.comet}/`)
  const ground = page.locator('main [inert] [data-part=art]').first()
  await expect(ground).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: /^Play on: / }).first()).toBeVisible()
  await expect(ground).toBeHidden()
})

test('I38 home has no row of live tables where the server does not tell them', async ({ page }) => {
  test.slow() // the call is tried again before it is given up
  await page.route('**/GLS2_roomList*', (route) => route.abort())
  await open(page, `${hosts.comet}/help`)
  // The page that is built beforehand has the tables of that time.
  await page.getByRole('banner').getByRole('link', { name: 'Velvet Comet' }).click()
  await expect(page.getByRole('region', { name: 'Slots', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Live now' })).toHaveCount(0, { timeout: 20_000 })
})

test('I41 W14 a lottery’s home opens with its next draws, in the order they are drawn', async ({ page }) => {
  await open(page, `${hosts.marigold}/`)
  const draws = page.getByRole('region', { name: 'Sıradaki çekilişler' }).getByRole('article')
  await expect(draws).toHaveCount(12)
  await expect(draws.first().getByRole('timer').first()).toContainText(/\d\d:\d\d:\d\d/)
})

test('CF07 an agent’s home is a desk: what waits, record and the catalogue, which a name narrows down', async ({
  page,
}) => {
  await open(page, `${hosts.keystone}/`)
  await expect(page.getByRole('heading', { name: 'A desk for partners who count' })).toBeVisible()
  await logIn(page, 'demoagent', hosts.keystone)
  const record = page.getByRole('region', { name: 'Your record of 30 days' })
  await expect(record.getByText(/in the 30 days before$/)).toHaveCount(3)
  const changes = page.getByRole('region', { name: /^(Since your last visit|Waiting for you)$/ })
  await changes.getByRole('button', { name: /open bets?/ }).click()
  await expect(page).toHaveURL(/centre=member\.personalHistoryCopy/)
  await expect(page.locator('dialog h2', { hasText: 'Betting record' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'A desk for partners who count' })).toBeHidden()
  const catalogue = page.getByRole('region', { name: 'Catalogue' }).first()
  await expect(catalogue.getByRole('row')).toHaveCount(21)
  expect((await catalogue.getByRole('row').nth(1).boundingBox())?.height).toBe(40)
  await catalogue.getByLabel('Name of a game').fill('lantern')
  await expect(page).toHaveURL(/filter=lantern/)
  // The games of before stay until those that were found are there.
  await expect(catalogue.getByRole('rowheader').filter({ hasNotText: /lantern/i })).toHaveCount(0)
  await expect(catalogue.getByRole('rowheader').first()).toBeVisible()
})

test('CF07 a lobby has its content first and a brand’s sections below it, prerendered with it', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const html = await (await page.request.get(`${hosts.comet}/rng`)).text()
  expect(html).toContain('New: Slots')
  const rows = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(rows.first()).toHaveText('New: Slots')
  const [games, below] = await Promise.all([page.getByRole('tabpanel').boundingBox(), rows.first().boundingBox()])
  expect(below?.y).toBeGreaterThan((games?.y ?? 0) + (games?.height ?? 0) - 1)
  expect(await overhang(page)).toBe(0)
})

test('CF07 a desk’s lobby is a table in the place of tiles, found by what is typed at once, by provider and by class', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.keystone}/rng`)
  const field = page.getByLabel('Name of a game')
  await expect(field).toBeFocused()
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows).toHaveCount(26)
  expect((await rows.nth(1).boundingBox())?.height).toBe(40)
  await page.keyboard.type('lantern')
  await expect(page).toHaveURL(/q=lantern/)
  await expect(page.getByRole('rowheader').filter({ hasNotText: /lantern/i })).toHaveCount(0)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await open(page, `${hosts.keystone}/rng`)
  await page.getByLabel('Provider', { exact: true }).selectOption({ label: 'Driftmark' })
  await expect(page).toHaveURL(/vendor=/)
  await expect(page.getByRole('cell', { name: 'Driftmark' })).toHaveCount(25)
  await page.getByLabel('Class').selectOption({ label: 'Favourites' })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('H05 a rail is slim until a pointer or the keyboard is in it, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.keystone}/providers`)
  await page.mouse.move(900, 600)
  const rail = page.getByRole('banner')
  const title = page.getByRole('heading', { level: 1 })
  const width = async () => (await rail.boundingBox())?.width
  await expect.poll(width).toBe(64)
  const left = (await title.boundingBox())?.x
  const link = rail.getByRole('link', { name: 'Catalogue' })
  await page.mouse.move(20, 600)
  await expect.poll(width).toBe(232)
  await expect(link).toHaveText('Catalogue')
  expect((await title.boundingBox())?.x).toBe(left)
  await page.mouse.move(900, 600)
  await expect.poll(width).toBe(64)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(width).toBe(232)
})

test('UK08 marigold’s page has no hue but marigold and leaf, games and makers’ marks aside', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await open(page, `${hosts.marigold}/`)
    const foreign = await page.evaluate(() => {
      const found = new Set<string>()
      for (const element of document.querySelectorAll('header *, main *, footer *')) {
        if (element.closest('img, picture, svg image, [data-part=art]')) continue
        const style = getComputedStyle(element)
        const hasWords = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
        const hasEdge = Number.parseFloat(style.borderBlockStartWidth) > 0
        const words = hasWords ? [style.color] : []
        const edge = hasEdge ? [style.borderBlockStartColor] : []
        for (const color of [...words, ...edge, style.backgroundColor]) {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
          const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
          // Blue leads in no hue from orange to green, red and green in both.
          if (color.startsWith('rgb') && alpha > 0 && high - low > 24 && blue > Math.max(low, high * 0.75))
            found.add(`${element.localName} ${color}`)
        }
      }
      return [...found]
    })
    expect([theme, foreign]).toEqual([theme, []])
  }
})

test('UK02 EN08 the tile of a lottery says when its next draw is', async ({ page }) => {
  await open(page, `${hosts.marigold}/en/providers`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Coralinde/ })
    .click()
  const lottery = page.getByRole('dialog').locator('[data-part=tile]').filter({ hasText: 'Coral Bay' }).first()
  await expect(lottery.locator('[data-part=facts]')).toHaveText(/Next draw.*\d{2}:\d{2}/)
})
