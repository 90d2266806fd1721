import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

/** Lets a part of the page fail on its way until `isLost` says no more; a part that is asked for in vain is counted. */
async function losePart(page: Page, part: string, isLost: (times: number) => boolean) {
  let times = 0
  await page.route(new RegExp(`/assets/${part}-[^/]+\\.js`), async (route) => {
    times += 1
    if (isLost(times)) await route.abort()
    else await route.continue()
  })
}

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })

test('QP17 C18 a part of the header that is lost leaves the page as it is, and comes when it is asked for again', async ({
  page,
}) => {
  let isLost = true
  await losePart(page, 'MemberActions', () => isLost)
  await signIn(page)
  await open(page, `${hosts.comet}/rng`)
  const again = page.getByRole('banner').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Slots')
  isLost = false
  await again.click()
  await expect(account(page)).toBeVisible()
})

test('QP17 a part that is lost once, as when loading is stopped, is asked for again unasked', async ({ page }) => {
  await losePart(page, 'MemberActions', (times) => times === 1)
  await signIn(page)
  await open(page, `${hosts.comet}/rng`)
  await expect(account(page)).toBeVisible()
})

test('QP17 a section that is lost leaves the others where they are', async ({ page }) => {
  let isLost = true
  await losePart(page, 'TopTen', () => isLost)
  await open(page, `${hosts.comet}/`)
  const main = page.getByRole('main')
  await expect(main.getByText('A part of this page could not be shown')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Latest wins' })).toBeVisible()
  isLost = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: /Top ten/i })).toBeVisible()
})

test('QP17 QP16 a script that a lost page needs is remembered as lost by the browser, so that the page is loaded again', async ({
  page,
}) => {
  await losePart(page, 'sliders-horizontal', (times) => times === 1)
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Slots')
})

test('QP17 QP16 a page that stays lost is loaded again once, and says so', async ({ page }) => {
  const loads = countLoads(page)
  await losePart(page, 'LobbyPage', () => true)
  await page.goto(`${hosts.comet}/rng`)
  await expect.poll(loads).toBe(2)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/took longer to load/)
  expect(loads()).toBe(2)
})

test('QP17 QP16 a page whose first scripts were lost once is loaded again by itself', async ({ page }) => {
  await losePart(page, 'vendor', (times) => times === 1)
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Slots')
})

test('QP17 a centre page that is lost leaves the frame of its centre, where it is asked for again', async ({
  page,
}) => {
  let isLost = true
  await losePart(page, 'TransactionHistory', () => isLost)
  await signIn(page)
  const loads = countLoads(page)
  await page.goto(`${hosts.comet}/?centre=member.transactionHistory`)
  await expect.poll(loads).toBe(2)
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('alert').getByRole('heading')).toBeVisible()
  isLost = false
  await centre.getByRole('button', { name: 'Try again' }).click()
  await expect(centre.getByRole('button', { name: 'Choose the first day' })).toBeVisible()
})

test('QP17 a centre that is lost whole is said in its place, over the page, where it is asked for again', async ({
  page,
}) => {
  let isLost = true
  await losePart(page, 'CentreHost', () => isLost)
  await signIn(page)
  const loads = countLoads(page)
  await page.goto(`${hosts.comet}/?centre=member.transactionHistory`)
  await expect.poll(loads).toBe(2)
  await expect(page.getByText('The page took longer to load, check your network')).toBeInViewport()
  await expect(page).toHaveURL(/centre=member.transactionHistory/)
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Choose the first day' })).toBeVisible()
})

test('QP17 P06 a calendar that is lost leaves the days to be typed, and is asked for again when it is opened again', async ({
  page,
}) => {
  let isLost = true
  await losePart(page, 'RangeCalendar', () => isLost)
  await signIn(page)
  await open(page, `${hosts.comet}/?centre=member.transactionHistory`)
  const choose = page.getByRole('button', { name: 'Choose the first day' })
  await choose.click()
  await expect(page.getByText('The calendar could not be shown. Type the day.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'From' })).toBeVisible()
  isLost = false
  await choose.click()
  await expect(page.getByRole('grid')).toHaveCount(2)
})

test('QP17 a message is shown although the dialogs that may tell of things are lost', async ({ page }) => {
  await losePart(page, 'Dialog', () => true)
  await open(page, `${hosts.comet}/rng`)
  await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByText('The page took longer to load, check your network')).toBeVisible()
})

test('QP17 QP16 a page with a game is not loaded again for a part that is lost', async ({ page }) => {
  await losePart(page, 'SearchModal', () => true)
  await signIn(page)
  await open(page, `${hosts.comet}/rng`)
  // As a game stands in it, whichever way it was opened.
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('iframe')))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const _ of [1, 2]) {
    await page.locator('body').press('/')
    await expect(page.getByText('The page took longer to load, check your network')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  // The site is asked before a page is loaded again.
  expect(asked).not.toContain(`${hosts.comet}/`)
})

test('QP17 QP03 filters whose names are lost leave the games that they leave', async ({ page }) => {
  await losePart(page, 'ChosenFilters', () => true)
  await open(page, `${hosts.comet}/rng?sort=name`)
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Slots')
})
