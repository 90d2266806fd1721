import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

for (const [id, entry] of [
  ['H09', 'Account record'],
  ['H10', 'Profit and loss'],
] as const)
  test(`${id} the member menu leads to: ${entry}`, async ({ page }) => {
    await signIn(page)
    await open(page, `${hosts.comet}/rng`)
    await page.getByRole('banner').getByRole('button', { name: /Ada/ }).click()
    const inMenu = { name: entry, exact: true } as const
    await page.getByRole('menuitem', inMenu).or(page.getByRole('button', inMenu)).click()
    const centre = page.getByRole('dialog')
    await expect(centre.getByRole('heading', { level: 2, name: entry })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
  })

test('C28 L07 a row of a category on home is called its game hall', async ({ page }) => {
  await open(page, hosts.comet)
  await expect(page.getByRole('main').getByRole('region', { name: 'Sports game hall', exact: true })).toBeAttached()
})
