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

test('QP17 QP16 a script that a lost part needs is remembered as lost by the browser: asked for again, the page is loaded again', async ({
  page,
}) => {
  await losePart(page, 'sliders-horizontal', (times) => times === 1)
  await open(page, `${hosts.comet}/rng`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Slots')
})

test('QP17 QP16 a page whose first scripts were lost once is loaded again by itself', async ({ page }) => {
  await losePart(page, 'vendor', (times) => times === 1)
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Slots')
})
