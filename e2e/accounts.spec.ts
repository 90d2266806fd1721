import { expect, type Page, test } from '@playwright/test'
import { hosts, logIn, open, password, signIn } from './people.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)

/** Ends the session as another device would. */
const endElsewhere = (page: Page, origin: string = hosts.comet) =>
  page.request.delete(`${origin}/api/WPS/0/wps/session/logout`, { headers: { 'X-Requested-With': 'foyer' } })

test('A07 A08 M01 an expired password has to be changed, not typed again, and then the player is home', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/rng`)
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  const login = dialog(page, 'Log in')
  await login.getByLabel('User name').fill('demoexpired')
  await field(page, 'password').fill(password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  const change = dialog(page, 'Change password')
  await expect(change).toContainText('Your password has expired.')
  await expect(field(page, 'oldPassword')).toHaveCount(0)
  await field(page, 'newPassword').fill('harbour-violin-4')
  await field(page, 'confirmNewPassword').fill('harbour-violin-5')
  await page.keyboard.press('Enter')
  await expect(change.getByText('The two passwords are inconsistent.')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog(page, 'Sign out?').getByRole('button', { name: 'Stay' }).click()
  // No address leads round it, or lies over it.
  await page.goto(`${hosts.comet}/?centre=member`)
  await expect(change).toContainText('Your password has expired.')
  await field(page, 'oldPassword').fill(password)
  await field(page, 'newPassword').fill('harbour-violin-4')
  await field(page, 'confirmNewPassword').fill('harbour-violin-4')
  await page.keyboard.press('Enter')
  await expect(change).toBeHidden()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await page.reload()
  await expect(account(page)).toBeVisible()
})

test('A06 a first login makes the first-login call, the next one does not', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const first = page.waitForRequest('**/wps/session/firstLogin')
  await logIn(page, 'demofirst')
  await (await first).response()
  await page.context().clearCookies()
  calls.length = 0
  await logIn(page, 'demofirst')
  await expect(account(page)).toBeVisible()
  expect(calls.filter((url) => url.includes('firstLogin'))).toEqual([])
})

for (const [site, username, words] of [
  ['comet', 'demoagentonly', 'Non-member account unable to login. It is for the site for agents.'],
  [
    'keystone',
    'demoplayer',
    'Non-agents cannot log in. This site is for agents; members log in on the site for members.',
  ],
] as const)
  test(`X06 Z25 Z26 on ${site} ${username} is refused with the site's own words`, async ({ page }) => {
    await open(page, `${hosts[site]}/login`)
    await page.getByLabel('User name').fill(username)
    await field(page, 'password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  })

test('A09 signing out empties the session storage but keeps the merchant, and leads home', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/rng`)
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await dialog(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(kept).toMatchObject({ merchant: 'COMET' })
  for (const key of ['token', 'account', 'username', 'customerId', 'isAgent', 'nickname'])
    expect(kept).not.toHaveProperty(key)
})

test('Z21 a session that dies while somebody types brings the login over it, and what was typed is still there @smoke', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  await account(page).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await field(page, 'oldPassword').fill(password)
  await endElsewhere(page)
  await field(page, 'newPassword').fill('half-of-a-new-one')
  await field(page, 'confirmNewPassword').fill('half-of-a-new-one')
  await page.keyboard.press('Enter')
  const login = dialog(page, 'You have been signed out')
  await expect(login).toBeVisible()
  await expect(login.getByLabel('User name')).toHaveValue('demoplayer')
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  await expect(field(page, 'newPassword')).toHaveValue('half-of-a-new-one')
  await expect(account(page)).toBeAttached()
})

/** Goes on with the account whose session has died, by its password alone. */
async function logInAgain(page: Page): Promise<void> {
  const login = dialog(page, 'You have been signed out')
  await login
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
}

test('Z21 P03 a deposit that is half filled in keeps what was typed when its session dies', async ({ page }) => {
  await signIn(page, 'demodownline')
  await open(page, `${hosts.comet}/?centre=member.depositv2`)
  const centre = page.getByRole('dialog').first()
  await centre.getByRole('radio', { name: /Voucher/ }).check()
  await field(page, 'amount').fill('44.40')
  await field(page, 'voucher').fill('NOT-A-CODE')
  await endElsewhere(page)
  await centre.getByRole('button', { name: /^Deposit / }).click()
  await logInAgain(page)
  await expect(account(page)).toBeAttached()
  await expect(field(page, 'voucher')).toHaveValue('NOT-A-CODE')
  await expect(field(page, 'amount')).toHaveValue('44.40')
})

test('Z21 P32 a profile that is being edited keeps what was typed when its session dies', async ({ page }) => {
  await signIn(page, 'demodownline')
  await open(page, `${hosts.comet}/?centre=member&centre.part=profile`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await field(page, 'nickname').fill('Gardener')
  await endElsewhere(page)
  await page.keyboard.press('Enter')
  await logInAgain(page)
  await expect(field(page, 'nickname')).toHaveValue('Gardener')
})

test('Z22 a login while the line is down says so, and goes on once it is back, without a reload', async ({ page }) => {
  await open(page, `${hosts.comet}/login`)
  await page.context().setOffline(true)
  await field(page, 'username').fill('demoplayer')
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Network link is abnormal')
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${hosts.comet}/`)
  await expect(account(page)).toBeVisible()
})

test('Z21 a centre stays open below the login, and closes when nobody logs in', async ({ page }) => {
  await signIn(page, 'demodownline')
  await open(page, `${hosts.comet}/?centre=member.personalHistoryCopy`)
  const records = page.locator('dialog h2', { hasText: 'Betting record' })
  await expect(records).toBeVisible()
  await expect(account(page)).toBeAttached()
  await endElsewhere(page)
  await page.getByRole('button', { name: 'Today' }).first().dispatchEvent('click')
  const login = dialog(page, 'You have been signed out')
  await expect(login).toBeVisible()
  await expect(records).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  await expect(records).toHaveCount(0)
})
