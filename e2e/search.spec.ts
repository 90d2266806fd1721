import { expect, test } from '@playwright/test'
import { hosts, open } from './people.ts'

test('N09 the key / opens all titles: found misspelt, chosen by Enter, also without a connection', async ({
  page,
  context,
}) => {
  await open(page, hosts.comet)
  const dialog = page.getByRole('dialog', { name: 'Find a game' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('lanter')
  await expect(dialog.getByRole('option').first()).toContainText(/lantern/i)
  await context.setOffline(true)
  await field.fill('otetr')
  await expect(dialog.getByRole('option').first()).toContainText(/otter/i)
  await context.setOffline(false)
  await dialog.getByRole('option', { name: /See all games/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/q=otetr/)
  await page.keyboard.press('/')
  await expect(dialog.getByRole('option', { name: 'otetr' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('N09 the key / is a letter where something is typed', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('a/b')
  await expect(main.getByRole('searchbox')).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
