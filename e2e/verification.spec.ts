import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { lastCode } from './outbox.ts'
import { addAuthenticator, hosts, open, password, signIn } from './people.ts'
import { readQr } from './readQr.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })
const field = (page: Page, name: string) => page.locator(`dialog[open] input[name=${name}]`)
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function openLogin(page: Page, origin: string = hosts.comet): Promise<void> {
  await open(page, `${origin}/`)
  await page.getByRole('banner').locator('a[href$="/login"]').click()
}

async function begin(page: Page, username: string): Promise<void> {
  await openLogin(page)
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(field(page, 'answer')).toBeVisible()
}

/** As a hand does: what is looked for is found before it is chosen. */
async function chooseUnitedKingdom(page: Page): Promise<void> {
  // The field writes the country it stands on when the keyboard comes to it, which may be while it is filled.
  await expect(async () => {
    await field(page, 'country').fill('United Kingdom')
    await expect(page.getByRole('option', { name: '+44' }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(field(page, 'country')).toHaveValue(/\+44$/)
}

const hasNoViolations = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])

test('A18 A19 by mobile number: a wrong one is said, the right one goes on, and the device is not asked again', async ({
  page,
}) => {
  await begin(page, 'demoverifymobile')
  await expect(page.getByRole('dialog')).toContainText('•••• 08')
  await field(page, 'answer').fill('07700 900999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This does not match. Try again.')).toBeVisible()
  await hasNoViolations(page)
  await page.getByLabel('Do not ask again on this device').check()
  await field(page, 'answer').fill('07700 900108')
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  await page.request.delete(`${hosts.comet}/api/WPS/0/wps/session/logout`, { headers: { 'X-Requested-With': 'foyer' } })
  await openLogin(page)
  await field(page, 'username').fill('demoverifymobile')
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
})

for (const [username, to] of [
  ['demoverifysms', '+447700900109'],
  ['demoverifyemail', 'demoverifyemail@example.org'],
] as const)
  test(`A18 A13 A14 ${username} has a code sent, the button counts down, and the code goes on`, async ({
    page,
    request,
  }) => {
    await begin(page, username)
    await press(page, 'Send code')
    await expect(page.getByRole('button', { name: /^Again in (600|59\d) s$/ })).toBeVisible()
    await field(page, 'answer').fill(await lastCode(request, to))
    await hasNoViolations(page)
    await press(page, 'Continue')
    await expect(account(page)).toBeVisible()
  })

test('A18 by the name on the bank account', async ({ page }) => {
  await begin(page, 'demoverifybank')
  await field(page, 'answer').fill('lucia example')
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
})

test('A18 A19 an authenticator app is set up in the dialog by its QR code, and recovery codes are shown once', async ({
  page,
}) => {
  await begin(page, 'demoverifytotp')
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect(picture).toBeVisible()
  const app = URI.parse((await readQr(picture)) ?? '')
  expect(app).toBeInstanceOf(TOTP)
  expect(app.label).toBe('demoverifytotp')
  await hasNoViolations(page)
  await field(page, 'answer').fill(app.generate())
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open] li')).toHaveCount(10)
  await hasNoViolations(page)
  await press(page, 'I have kept them')
  await expect(account(page)).toBeVisible()
})

test('A02 A13 A14 A20 M03 by SMS: the number is looked at before anything is sent, then the code signs in', async ({
  page,
  request,
}) => {
  await openLogin(page)
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect(field(page, 'password')).toHaveCount(0)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await chooseUnitedKingdom(page)
  await field(page, 'mobileNum').fill('12')
  await press(page, 'Send code')
  await expect(page.getByRole('dialog').getByText(/^A phone number of .* digits is required for \+44\.$/)).toBeVisible()
  expect(sent.filter((url) => url.includes('verification/sms'))).toEqual([])
  await field(page, 'mobileNum').fill('07700 900101')
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^Again in (600|59\d) s$/ })).toBeVisible()
  await field(page, 'verificationCode').fill(await lastCode(request, '+447700900101'))
  await hasNoViolations(page)
  await press(page, 'Log in')
  await expect(account(page)).toBeVisible()
})

test('M02 A17 A14 a forgotten password is set anew by mobile, and then logs in', async ({ page, request }) => {
  await openLogin(page, `${hosts.marigold}/en`)
  await press(page, 'Forgot password?')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await chooseUnitedKingdom(page)
  await field(page, 'mobileNum').fill('07700 900103')
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^Again in (600|59\d) s$/ })).toBeVisible()
  await field(page, 'verificationCode').fill(await lastCode(request, '+447700900103', 'MARIGOLD'))
  await field(page, 'newPassword').fill('password1')
  await press(page, 'Set new password')
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await field(page, 'newPassword').fill('harbour-violin-4')
  await hasNoViolations(page)
  await press(page, 'Set new password')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await field(page, 'username').fill('demodownline')
  await field(page, 'password').fill('harbour-violin-4')
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
})

test('M02 A16 by email: the mail is said to have been sent out whether there is such an account or not', async ({
  page,
  request,
}) => {
  await openLogin(page, `${hosts.marigold}/en`)
  await press(page, 'Forgot password?')
  await field(page, 'username').fill('nobodyhere')
  await field(page, 'email').fill('nobody@example.org')
  await press(page, 'Send code')
  const out = page.getByText('a mail with a code has been sent out')
  await expect(out).toBeVisible()
  await openLogin(page, `${hosts.marigold}/en`)
  await press(page, 'Forgot password?')
  await field(page, 'username').fill('demofirst')
  await field(page, 'email').fill('demofirst@example.org')
  await press(page, 'Send code')
  await expect(out).toBeVisible()
  await field(page, 'verificationCode').fill(await lastCode(request, 'demofirst@example.org', 'MARIGOLD'))
  await field(page, 'newPassword').fill('harbour-violin-4')
  await press(page, 'Set new password')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})

test('A03 free play signs a visitor in to a trial account', async ({ page }) => {
  await openLogin(page)
  await press(page, 'Play with play money')
  await expect(account(page)).toHaveAccessibleName(/Trial/)
})

test('A03 R26 X05 whoever begins to play on trial on the login page goes on, and may come back to log in to an account', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/login`)
  await page.getByRole('main').getByRole('button', { name: 'Play with play money' }).click()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  await expect(account(page)).toHaveAccessibleName(/Trial/)
  await open(page, `${hosts.comet}/login`)
  await expect(account(page)).toHaveAccessibleName(/Trial/)
  await expect(page.getByRole('main').getByLabel('User name')).toBeVisible()
})

test('QP13 A18 a passkey is offered after a login, made, and then logs in without a name', async ({ page }) => {
  await addAuthenticator(page)
  await openLogin(page)
  await field(page, 'username').fill('demoagent')
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await expect(page.getByText('The passkey is set up.')).toBeVisible()
  const listed = await page.request.get(`${hosts.comet}/api/WPS/1/wps/member/passkey`)
  expect((await listed.json()).value).toHaveLength(1)
  await page.context().clearCookies()
  await openLogin(page)
  await press(page, 'Log in with a passkey')
  await expect(account(page)).toHaveAccessibleName(/Marlow/)
  await page.context().clearCookies()
  await openLogin(page)
  await expect(page.getByRole('button', { name: 'Set up a passkey' })).toHaveCount(0)
})

test('A05 A09 two tabs stay in step: a login in one closes the login of the other', async ({ page }) => {
  await openLogin(page)
  const other = await page.context().newPage()
  await open(other, `${hosts.comet}/inhouse`)
  await signIn(page)
  await other.bringToFront()
  await other.reload()
  await expect(account(other)).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(account(page)).toBeVisible()
})
