import { expect, type Page, test } from '@playwright/test'
import { startDevSite } from '../scripts/devSite.mjs'

let site: Awaited<ReturnType<typeof startDevSite>>
let page: Page

/** A mark that a reload takes away. */
const mark = () => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = () => page.evaluate(() => 'marked' in window)
const color = (token: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), `--fy-color-${token}`)

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ baseURL, browser }) => {
  // The first page compiles every source of the portal, and a busy machine takes its time.
  test.setTimeout(180_000)
  site = await startDevSite('comet', `http://127.0.0.1:${new URL(baseURL ?? '').port}`)
  page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  await page.goto(site.url, { timeout: 150_000 })
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 150_000 })
  await mark()
})
test.afterAll(() => site?.stop())

test('FB13 a saved theme is on screen without a reload', async () => {
  site.change((brand) => {
    brand.theme.dark.sunken = '#050607'
  })
  await expect.poll(() => color('sunken')).toBe('#050607')
  expect(await isMarked()).toBe(true)
})

test('FB13 CF08 saved words of the navigation, a banner and the floating bar are on screen without a reload', async () => {
  site.change((brand) => {
    brand.nav[0].label = { en: 'Reels', tr: 'Makaralar' }
    brand.banners.w_home[0].title.en = 'Saved a moment ago'
    brand.floatingBar = [{ entry: 'live-chat', label: { en: 'Talk to us', tr: 'Bize yazın' } }]
  })
  await expect(page.getByRole('banner').getByText('Reels')).toBeVisible()
  await expect(page.getByText('Saved a moment ago')).toBeVisible()
  // The contacts come once one has begun to scroll, behind one button.
  const contacts = page.getByRole('complementary', { name: 'Contact' })
  await page.mouse.wheel(0, 900)
  await contacts.getByRole('button').click()
  await expect(contacts.getByRole('link')).toHaveAccessibleName('Talk to us')
  await page.keyboard.press('Escape')
  expect(await isMarked()).toBe(true)
})

test('FB13 a saved message is on screen without a reload, and what is open and typed stays', async () => {
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await name.fill('otter')
  site.write('messages/en.json', JSON.stringify({ session: { loginTitle: 'Come in' } }))
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Come in' })).toBeVisible()
  await expect(name).toHaveValue('otter')
  await page.keyboard.press('Escape')
  expect(await isMarked()).toBe(true)
})

test('FB13 a saved page of one’s own is on screen without a reload', async () => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fair play' }).click()
  site.write('pages/fair-play.en.md', `${site.read('pages/fair-play.en.md')}\n\nWritten while you looked.\n`)
  await expect(page.getByText('Written while you looked.')).toBeVisible()
  expect(await isMarked()).toBe(true)
})

test('FB10 what is wrong is laid over the page with the brand’s file and line, and goes when it is mended', async () => {
  const good = site.read('brand.json')
  const line = good.split('\n').findIndex((text) => text.includes('"header": "bar"')) + 1
  site.write('brand.json', good.replace('"header": "bar"', '"header": "baar"'))
  const problems = page.locator('foyer-problems')
  await expect(problems).toContainText('comet: 1 error')
  await expect(problems).toContainText(`brand-configs/comet/brand.json:${line}:`)
  await expect(problems).toContainText('Did you mean "bar"?')
  await expect(problems).not.toContainText('vite.config')
  await expect(page.locator('vite-error-overlay')).not.toBeAttached()
  site.write('brand.json', good)
  await expect(problems).not.toBeAttached()
  expect(await isMarked()).toBe(true)
})

test('FB13 a save that changes what a page starts with starts it again', async () => {
  site.change((brand) => {
    brand.theme.default = 'light'
  })
  await expect(page.locator('html[data-theme=light]')).toBeAttached()
  expect(await isMarked()).toBe(false)
})
