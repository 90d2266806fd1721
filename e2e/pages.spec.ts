import { expect, test } from '@playwright/test'
import { hosts, open, settled } from './people.ts'

test('CF17 the page is complete without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${hosts.comet}/`)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').nth(10)).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.close()
})

test('UK17 rules that a page brings in its own file are not inserted again by script', async ({ page }) => {
  await open(page, `${hosts.comet}/`)
  const twice = await page.evaluate(() => {
    const selectorsOf = (sheets: Iterable<CSSStyleSheet>) =>
      [...sheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map((rule) => ('selectorText' in rule ? rule.selectorText : ''))
    const sheets = [...document.styleSheets]
    const own = new Set(selectorsOf(sheets.filter(({ href }) => href !== null)))
    return selectorsOf(sheets.filter(({ href }) => href === null)).filter((text) => text !== '' && own.has(text))
  })
  expect(twice).toEqual([])
})

test('H02 the chosen theme is there before the first paint of the next visit', async ({ page }) => {
  await open(page, `${hosts.comet}/`)
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  await page.getByRole('button', { name: /(Dark|Light) theme/ }).click()
  const after = before === 'dark' ? 'light' : 'dark'
  await expect(page.locator('html')).toHaveAttribute('data-theme', after)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', after)
})

test('H04 choosing Turkish keeps the page and is remembered', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  await page.getByRole('banner').locator('summary[aria-label*="Language"]:visible').click()
  await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).locator('visible=true').click()
  await expect(page).toHaveURL(`${hosts.comet}/tr/rng`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await page.goto(`${hosts.comet}/`)
  await expect(page).toHaveURL(/\/tr\/?$/)
})

test('L14 L17 L21 lobby filters live in the address and a new provider starts at page 1', async ({ page }) => {
  await open(page, `${hosts.comet}/rng?page=2`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Popular' }).click()
  await expect(page).not.toHaveURL(/page=2/)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('tab', { name: 'Popular' })).toHaveAttribute('aria-selected', 'true')
})

test('R05 a hostile address is read as the nearest sensible one', async ({ page }) => {
  await open(page, `${hosts.comet}/rng?page=-7&vendor=%3Cscript%3E&classify=${'x'.repeat(300)}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('R01 home answers at all its paths', async ({ request }) => {
  for (const path of ['/', '/index', '/index.html', '/home'])
    expect((await request.get(`${hosts.comet}${path}`)).status()).toBe(200)
})

test('R26 an unknown address is a 404 that leads home', async ({ page }) => {
  const answer = await page.goto(`${hosts.comet}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(`${hosts.comet}/`)
})

test('CF20 three brands are three companies', async ({ page }) => {
  const seen = new Set<string>()
  for (const origin of Object.values(hosts)) {
    await page.goto(`${origin}/`)
    const look = await page.evaluate(() => {
      const style = getComputedStyle(document.body)
      const root = getComputedStyle(document.documentElement)
      return [
        style.fontFamily,
        root.getPropertyValue('--fy-color-accent'),
        root.getPropertyValue('--fy-radius-medium'),
        document.title,
      ].join(' | ')
    })
    seen.add(look)
  }
  expect(seen.size).toBe(3)
})

test('CF13 the site holds nothing that only the server may know', async ({ request }) => {
  const html = await (await request.get(`${hosts.comet}/`)).text()
  expect(html).not.toContain('velvetcomet.example"]')
  expect(html).not.toContain('"hosts"')
  expect(html).not.toMatch(/\sstyle="/)
})

test('FP24 R20 the page of single-wallet games has a header alone', async ({ page }) => {
  await page.goto(`${hosts.comet}/seamless`)
  await settled(page)
  await expect(page.getByText('No game was chosen')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('FP25 R23 the download page shows a code to scan for each app, and home opens them over the page', async ({
  page,
}) => {
  const codes = page.getByRole('img', { name: /^QR code for / })
  await open(page, `${hosts.comet}/down`)
  await expect(codes).toHaveCount(2)
  await open(page, `${hosts.comet}/`)
  await expect(codes).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Scan with your phone' }).click()
  const modal = page.getByRole('dialog', { name: 'Download the app' })
  await expect(modal.getByRole('img', { name: /^QR code for / })).toHaveCount(2)
})
