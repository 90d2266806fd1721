import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addressTests, lagoonHosts } from './addressTests.ts'
import { startOwnGateway } from './ownGateway.ts'
import { open, password, settled } from './people.ts'

// One gateway serves all of these tests, which close its sites in turn.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let sites: Awaited<ReturnType<typeof startOwnGateway>>
test.beforeAll(async () => {
  // The timeout above is of tests alone.
  test.setTimeout(240_000)
  sites = await startOwnGateway({
    lagoon: (lagoon) => {
      lagoon.hosts = [...lagoonHosts]
      lagoon.api = { speedTest: true, banners: true }
      const [first] = lagoon.banners.w_home
      const timed = (bannerId: string, times: object) => ({
        ...first,
        title: undefined,
        bannerId,
        alt: { en: bannerId, tr: bannerId },
        ...times,
      })
      lagoon.banners.w_home.push(
        timed('Since 2020', { startsAt: '2020-01-01T00:00:00Z' }),
        timed('From 2100', { startsAt: '2100-01-01T00:00:00Z' }),
        timed('Until 2021', { endsAt: '2021-01-01T00:00:00Z' }),
      )
    },
    club: ({ site }) => {
      site.loginRequired = true
    },
  })
  await sites.buildSites()
})
test.afterAll(() => sites?.stop())
test.afterEach(() => sites.setSite('lagoon', {}))

const closed = (page: Page) => page.getByRole('heading', { name: 'We are working on the site' })
const restricted = (page: Page) => page.getByRole('heading', { name: 'This site is not open where you are' })
const fact = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('xpath=../dd')

test('R31 Z06 a site that closes while it is open says why and until when, and opens again by itself @smoke', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, `${sites.originOf('lagoon')}/rng`)
  const title = await page.title()
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await sites.setSite('lagoon', { maintenance: true, maintenanceEnd: '2026-12-24T18:30:00Z' })
  await page.clock.runFor(60_000)
  await expect(closed(page)).toBeVisible()
  await expect(closed(page)).toBeFocused()
  await expect(page).toHaveTitle('We are working on the site · Velvet Comet')
  await expect(page.getByText('Access is restricted for every address until we are done')).toBeVisible()
  await expect(page.getByText('Balances, bets and prizes are safe.')).toBeVisible()
  await expect(fact(page, 'Expected to open again')).toHaveText('Dec 24, 2026, 18:30')
  await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', /^\/media\/demo\//)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await sites.setSite('lagoon', {})
  await page.clock.runFor(10_000)
  await expect(closed(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(page).toHaveTitle(title)
})

test('R31 a call that is refused because of maintenance closes the page at once', async ({ page }) => {
  await open(page, `${sites.originOf('lagoon')}/`)
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('User name').fill('demoplayer')
  await form
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await sites.setSite('lagoon', { maintenance: true })
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(closed(page)).toBeVisible()
})

test('R32 Z07 a visitor of a closed country learns address and country, and whom to ask', async ({ browser }) => {
  await sites.setSite('lagoon', { blockedCountries: ['NL'] })
  const visit = async (country: string, path = '/') => {
    const headers = { 'X-Country': country, 'X-Forwarded-For': '203.0.113.9' }
    const page = await browser.newPage({ extraHTTPHeaders: headers })
    await open(page, `${sites.originOf('lagoon')}${path}`)
    return page
  }
  const page = await visit('NL')
  await expect(restricted(page)).toBeVisible()
  await expect(page.getByText('Access restricted by location or IP')).toBeVisible()
  await expect(fact(page, 'Your address')).toHaveText('203.0.113.9')
  await expect(fact(page, 'Country')).toHaveText('Netherlands')
  await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible()
  const other = await visit('DE')
  await expect(other.getByRole('contentinfo')).toBeVisible()
  await expect(restricted(other)).toHaveCount(0)
  const turkish = await visit('NL', '/tr')
  await expect(turkish.getByRole('heading', { name: 'Bu site bulunduğunuz yerde açık değil' })).toBeVisible()
  await expect(fact(turkish, 'Ülke')).toHaveText('Hollanda')
})

for (const [theme, width] of [
  ['dark', 1440],
  ['light', 390],
] as const)
  test(`R31 R32 UK11 the closed site has no accessibility violation, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const states = [{ maintenance: true, maintenanceEnd: '2026-12-24T18:30:00Z' }, { regionRestriction: true }]
    for (const state of states) {
      await sites.setSite('lagoon', state)
      await open(page, `${sites.originOf('lagoon')}/`)
      await expect(closed(page).or(restricted(page))).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

test('R28 a site that wants a login shows its pages to nobody else, and goes on to where they wanted to be', async ({
  page,
}) => {
  const origin = sites.originOf('club')
  await page.goto(`${origin}/rng`)
  await expect(page).toHaveURL(`${origin}/login?next=%2Frng`)
  await settled(page)
  const form = page.getByRole('main')
  await form.getByLabel('User name').fill('demoplayer')
  await form
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/rng`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('R28 every other page of it leads a guest to the login, and its html holds nothing of the page', async ({
  page,
}) => {
  for (const path of ['/', '/hot', '/rng', '/promotions', '/game']) {
    await page.goto(`${sites.originOf('club')}${path}`)
    await expect(page, path).toHaveURL(/\/login(\?|$)/)
    // Asked for once more: a page that has led on keeps no html to read.
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), path)
    expect(html, path).toContain('id="foyer-root"')
    expect(html, path).not.toMatch(/<h1|data-part="tile"|gameList/)
  }
})

test('QB03 EN07 BN15 banners come and go by the clock, and one of the server starts its game', async ({ page }) => {
  await open(page, `${sites.originOf('lagoon')}/`)
  const banner = page.getByRole('main').getByRole('region', { name: 'Highlights' })
  await expect(banner.getByAltText('Since 2020').first()).toBeAttached()
  await expect(banner.getByAltText(/2100|2021/)).toHaveCount(0)
  await expect(banner.getByAltText('Cards and chips around a planet')).toBeAttached()
  const game = banner.getByRole('button', { name: /Lantern Harbor|harbor/i, includeHidden: true })
  await game.evaluate((button: HTMLButtonElement) => button.click())
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
})

addressTests(() => sites)

for (const [id, path] of [
  ['R26', '/login'],
  ['R24', '/register'],
  ['R24', '/register.html'],
  ['R21', '/help'],
  ['R22', '/helpmc'],
  ['R23', '/down'],
  ['R27', '/download'],
] as const)
  test(`${id} R28 ${path} is open on a site that wants a login`, async ({ page }) => {
    await open(page, `${sites.originOf('club')}${path}`)
    await expect(page).toHaveURL(`${sites.originOf('club')}${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

test('R28 a guest at an address that a site behind a login does not have is asked to log in, without an error', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const origin = sites.originOf('club')
  await page.goto(`${origin}/no-such-page`)
  await expect(page).toHaveURL(`${origin}/login?next=%2Fno-such-page`)
  await settled(page)
  expect(problems).toEqual([])
})
