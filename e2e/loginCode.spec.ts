import { expect, test } from '@playwright/test'
import { askForCode } from './loginCode.ts'
import { hosts, settled } from './people.ts'

test('A04 R33 ruling 8 a player whom the brand sends over is signed in, and the code is gone from the address @smoke', async ({
  page,
  request,
}) => {
  const code = await askForCode(request, 'demoplayer')
  await page.goto(`${hosts.comet}/rng?page=2&token=${code}`)
  await settled(page)
  await expect(page).toHaveURL(`${hosts.comet}/rng?page=2`)
  const account = page.getByRole('banner').getByRole('button', { name: /account/i })
  await expect(account).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(account).toBeVisible()
})

test('R33 a code that was used says so and signs nobody in', async ({ page, request }) => {
  const code = await askForCode(request, 'demoplayer')
  await page.goto(`${hosts.comet}/rng?token=${code}`)
  await settled(page)
  await expect(page.getByRole('banner').getByRole('button', { name: /account/i })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`${hosts.comet}/rng?token=${code}`)
  await settled(page)
  await expect(page).toHaveURL(`${hosts.comet}/rng`)
  await expect(page.getByText('This sign-in link cannot be used. Please log in.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
})
