import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const records = '/?centre=member.personalHistoryCopy'

test('FP01 FP19 P15 V34 X05 a trial account gets the warning at the address of a member page, and a way to a real account @smoke', async ({
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

for (const money of ['withdraw', 'transferFund'])
  test(`X05 V34 a trial account at the address of ${money} is told that it needs a real one, and sees nothing of the page`, async ({
    page,
  }) => {
    await signIn(page, 'demotrial')
    await open(page, `${hosts.comet}/?centre=member.${money}`)
    const warning = page.getByRole('dialog')
    await expect(warning.getByRole('heading', { name: 'A real account is needed' })).toBeVisible()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0)
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(`${hosts.comet}/`)
  })

test('FP01 N13 a member at an address without a page is told so and finds a way out', async ({ page }) => {
  await signIn(page)
  const dialog = page.getByRole('dialog')
  await open(page, `${hosts.comet}/rng?centre=agent.agentTeamOverview`)
  await expect(dialog.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Security centre' }).click()
  await expect(page).toHaveURL(`${hosts.comet}/rng?centre=member.securityCenter`)
  for (const unknown of ['member.nothing', 'nothing']) {
    await open(page, `${hosts.comet}/rng?centre=${unknown}`)
    await expect(dialog.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await expect(dialog.getByText('Betting record')).toHaveCount(0)
  }
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL(`${hosts.comet}/rng`)
})

test('FP01 P15 V34 X01 a guest at the address of a member page is told why it is not shown, logs in and is there', async ({
  page,
}) => {
  await open(page, `${hosts.comet}${records}`)
  const told = page.getByRole('dialog', { name: 'Log in to go on' })
  await expect(told.getByText('“Betting record” belongs to an account.')).toBeVisible()
  await expect(page).toHaveURL(`${hosts.comet}${records}`)
  await expect(told.getByRole('button', { name: 'Log in' })).toBeFocused()
  await told.getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByLabel('User name').fill('demoplayer')
  await login
    .getByLabel(/^Password/)
    .first()
    .fill('Foyer-demo-2026')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Betting record' })).toBeVisible()
})
