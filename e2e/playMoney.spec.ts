import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test('FP15 a table game without an engine opens with play money, and the game says what it is', async ({ page }) => {
  await open(page, `${hosts.comet}/live`)
  const tiles = page.getByRole('main').locator('[data-part=tile][data-game]')
  const tile = tiles.filter({ has: page.locator('[data-part=mark]') }).first()
  await tile.hover()
  await expect(tile.getByRole('button', { name: /^Play/ })).toHaveCount(0)
  await tile.getByRole('button', { name: /^Try free/ }).click()
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
  await expect(page).toHaveURL(/\/game\?.*trial=1/)
  await expect(page.frameLocator('iframe').getByText(/This is a slot with play money/)).toBeVisible()
})

test('L19 FP15 on a phone play money is said once above the game and once in it, at the balance', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.comet}/rng`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Try free/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
  const said = page.frameLocator('iframe').getByText('Play money', { exact: true })
  await expect(said.last()).toBeVisible()
  await expect(said).toHaveCount(1)
  await expect(page.getByText('Play money', { exact: true })).toHaveCount(1)
})

test("FP15 a vendor's tile opens the list of its games", async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/pvp?q=tilegarden`)
  await page.getByRole('main').getByRole('button', { name: 'Play Tilegarden', exact: true }).click()
  const list = page.getByRole('dialog', { name: /Tilegarden/ })
  await expect(list.locator('[data-part=tile][data-game]').first()).toBeVisible()
})
