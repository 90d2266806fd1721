import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test('QR25 QP10 on a phone in Turkish the seats of Big Two are named whole, and the buttons of a hand stand in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, `${hosts.comet}/tr/pvp?q=Big%20Two`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Oyna.*Big Two/ })
    .nth(2)
  await tile.focus()
  await tile.press('Enter')
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: /^Ele katıl/ }).click()
  const hint = game.locator('.match-hint')
  await expect(hint).toBeVisible({ timeout: 60_000 })
  await game.locator('.card-button').first().click()
  const cut = await game
    .locator('.plate-name, .plate-said')
    .evaluateAll((words) => words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(cut).toBe(0)
  const tops = await game
    .locator('.card-hand .match-actions button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
