import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'
import { spinOf } from './slot.ts'

async function play(page: Page): Promise<void> {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await tile.focus()
  await tile.press('Enter')
  await expect(page).toHaveURL(/\/game/)
}

test('FP10 on a phone held sideways one slim bar stands above a game, and Spin is wholly in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await play(page)
  const spin = spinOf(page)
  await expect(spin).toBeEnabled()
  const box = await spin.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(390)
  const frame = await page.locator('iframe').boundingBox()
  expect(frame?.y).toBeLessThanOrEqual(48)
})

test('QP17 without a connection a game and a message both end above the line that says so', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await play(page)
  await expect(spinOf(page)).toBeEnabled()
  await context.setOffline(true)
  const line = page.getByText('You are offline. What you see may be out of date.')
  await expect(line).toBeVisible()
  const top = (await line.boundingBox())?.y ?? 0
  const frame = await page.locator('iframe').boundingBox()
  expect((frame?.y ?? 0) + (frame?.height ?? 999)).toBeLessThanOrEqual(top)
  await context.setOffline(false)
  await open(page, `${hosts.comet}/inhouse`)
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
  await favourite.focus()
  await context.setOffline(true)
  await favourite.press('Enter')
  const toast = page.locator('[data-part=toast]')
  await expect(toast).toBeVisible()
  // It comes from below.
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 999)
    })
    .toBeLessThanOrEqual((await line.boundingBox())?.y ?? 0)
})

test('FP20 H17 a balance that is hidden outside a game is hidden inside it', async ({ page }) => {
  await play(page)
  const balance = page.frameLocator('iframe').locator('.balance')
  await expect(balance).toContainText(/\d/)
  await page.getByRole('banner').getByRole('button', { name: 'Hide balance' }).click()
  await expect(balance).toContainText('******')
  await page.reload()
  await expect(balance).toContainText('******')
  await page.getByRole('banner').getByRole('button', { name: 'Show balance' }).click()
  await expect(balance).toContainText(/\d/)
})

test('R25 a player who opens the address of a game is not told for a moment to log in', async ({ page }) => {
  await play(page)
  await page.addInitScript(() => {
    const note = () => {
      if (document.querySelector('main')?.textContent.includes('Log in')) document.documentElement.dataset.told = ''
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true })
  })
  await page.reload()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-told')
})
