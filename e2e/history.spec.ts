import { expect, type Page, test } from '@playwright/test'
import { hosts, logIn, open, password, signIn } from './people.ts'

const steps = (page: Page) => page.evaluate(() => history.length)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

test('FP02 everything a player does in a lobby makes one entry in history', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const main = page.getByRole('main')
  const first = await steps(page)
  await main.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await main.getByRole('tab', { name: 'Popular' }).click()
  await expect(page).toHaveURL(/class=HOT/)
  await page.getByRole('banner').getByRole('link', { name: 'Fish games', exact: true }).click()
  await expect(page).toHaveURL(/\/fish$/)
  expect(await steps(page)).toBe(first + 3)
  await page.getByRole('banner').getByRole('link', { name: 'Fish games', exact: true }).click()
  await page.goBack()
  await expect(page).toHaveURL(/class=HOT/)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).toHaveURL(/\/rng$/)
})

test('FP02 FP03 a closed centre is gone from history, and the focus is back on the menu that opened it', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/fish`)
  await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveURL(/\/rng$/)
  const menu = page.getByRole('banner').getByRole('button', { name: /^Account/ })
  for (const close of ['Escape', 'Close']) {
    await menu.click()
    await page.getByRole('banner').getByText('Betting record').click()
    const centre = page.getByRole('dialog')
    await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await centre.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(centre).toBeHidden()
    await expect(page).toHaveURL(/\/rng$/)
    await expect.poll(() => focused(page)).toMatch(/^Account/)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/fish$/)
})

test('FP03 a menu that is opened while a page is on its way stays open when it arrives', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/fish`)
  const menu = page.getByRole('banner').getByRole('button', { name: /^Account:/ })
  const slots = page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true })
  await expect(slots).toBeVisible()
  const link = await slots.elementHandle()
  // In one breath: the page is under way in any case when the menu opens.
  await menu.evaluate((toggle: HTMLElement, pressed) => {
    pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    toggle.focus()
    toggle.click()
  }, link)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible()
  await expect.poll(() => page.title()).toMatch(/^Slots/)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeFocused()
})

test('FP02 a centre that the visit began with closes without a step in history', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?centre=member.personalHistoryCopy`)
  const before = await steps(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  expect(await steps(page)).toBe(before)
})

test('FP03 after a login by modal the focus is on the page’s heading', async ({ page }) => {
  await logIn(page, 'demoplayer')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true)
})

test('FP03 a heading that has the focus after a login by keyboard draws no ring: nothing can be done with it', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/`)
  await page.getByRole('banner').getByText('Log in', { exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('User name').fill('demoplayer')
  const field = dialog.getByLabel(/^Password/).first()
  await field.fill(password)
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  const focused = page.locator('#content :focus, #content:focus')
  await expect(focused).toHaveCount(1)
  await expect(focused).toHaveCSS('outline-style', 'none')
})

test('FP02 M13 Forward opens a dialog again that was closed, by Back or by itself', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const dialog = page.getByRole('dialog')
  const login = page.getByRole('banner').getByText('Log in', { exact: true })
  await login.press('Enter')
  await expect(dialog.getByLabel('User name')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog.getByLabel('User name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog.getByLabel('User name')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/rng$/)
})

test('FP02 M03 Forward opens no login again once somebody has logged in', async ({ page }) => {
  await logIn(page)
  const before = page.url()
  await page.goForward()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(page.url()).toBe(before)
})
