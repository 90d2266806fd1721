import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const records = '/?centre=member.personalHistoryCopy'

test('FP01 FP19 P15 X05 a trial account gets the warning at the address of a member page, and a way to a real account @smoke', async ({
  page,
}) => {
  await signIn(page, 'demotrial')
  await open(page, `${hosts.comet}${records}`)
  const warning = page.getByRole('dialog')
  await expect(warning.getByRole('heading', { name: 'A real account is needed' })).toBeVisible()
  await expect(page).toHaveURL(`${hosts.comet}${records}`)
  await expect(warning.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toBeHidden()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('FP01 T13 X03 a member at an address without a page, or of agents alone, is told so and finds a way out', async ({
  page,
}) => {
  await signIn(page)
  const dialog = page.getByRole('dialog')
  await open(page, `${hosts.comet}/rng?centre=agent.agentTeamOverview`)
  await expect(dialog.getByRole('heading', { name: 'For agents only' })).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(`${hosts.comet}/rng`)
  for (const unknown of ['member.depositv2', 'member.nothing', 'nothing']) {
    await open(page, `${hosts.comet}/rng?centre=${unknown}`)
    await expect(dialog.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await expect(dialog.getByText('Betting record')).toHaveCount(0)
  }
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL(`${hosts.comet}/rng`)
})

test('FP01 P15 a guest at the address of a member page logs in and is there', async ({ page }) => {
  await open(page, `${hosts.comet}${records}`)
  const login = page.getByRole('dialog')
  await expect(login.getByLabel('User name')).toBeVisible()
  await login.getByLabel('User name').fill('demoplayer')
  await login
    .getByLabel(/^Password/)
    .first()
    .fill('Foyer-demo-2026')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Betting record' })).toBeVisible()
})
