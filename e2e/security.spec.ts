import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { addAuthenticator, hosts, open, password, signIn } from './people.ts'

const origin = hosts.comet
const centre = (part?: string) => `${origin}/?centre=member${part ? `&centre.part=${part}` : ''}`
const panel = (page: Page) => page.getByRole('dialog', { name: 'Security centre' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const hasNoViolations = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])

test('P01 H13 the member menu leads to the security centre, the default page of its centre', async ({ page }) => {
  await signIn(page, 'demoplayer', origin)
  await open(page, `${origin}/`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('banner').getByText('My account', { exact: true }).click()
  await expect(page).toHaveURL(/centre=member\.securityCenter/)
  await open(page, centre())
  await expect(panel(page).getByText('Ada', { exact: true })).toBeVisible()
  await hasNoViolations(page)
})

test('P01 N16 a device that is signed out from afar has to log in', async ({ page, browser }) => {
  await signIn(page, 'demoplayer', origin)
  const lost = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Safari/604.1',
  })
  const other = await lost.newPage()
  await signIn(other, 'demoplayer', origin)
  await open(page, centre('devices'))
  await expect(panel(page).getByText('This device')).toBeVisible()
  await hasNoViolations(page)
  await panel(page).getByRole('button', { name: 'Sign out Safari · iOS' }).first().click()
  await expect(page.getByText('Safari · iOS has been signed out.')).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Signed in here' })).toBeFocused()
  const asked = await other.request.get(`${origin}/api/WPS/1/wps/member/info`)
  expect(asked.status()).toBe(401)
  await panel(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(
    panel(page)
      .getByRole('row', { name: /A device signed out/ })
      .first(),
  ).toBeVisible()
  await lost.close()
})

test('QP13 P01 N19 a passkey is made, named and taken away in the security centre', async ({ page }) => {
  await addAuthenticator(page)
  await signIn(page, 'demodownline', origin)
  await open(page, centre())
  await press(page, 'Add a passkey')
  await expect(page.getByText('The passkey is set up.')).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await press(page, 'Rename Linux')
  await page.locator('dialog[open] input[name=name]').fill('Work')
  await page.keyboard.press('Enter')
  await press(page, 'Remove Work')
  await page.getByRole('dialog', { name: 'Remove Work?' }).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Work has been removed.')).toBeVisible()
  await expect(panel(page).getByText('No passkeys yet')).toBeVisible()
})

test('A19 P01 an authenticator app is set up after a fresh proof, with recovery codes, renewed and removed by one', async ({
  page,
}) => {
  await signIn(page, 'demofirst', origin)
  await page.route('**/authenticator/options', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'password_required', message: '', requestId: '' } }),
  )
  await open(page, centre())
  await press(page, 'Set up Authenticator app')
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(proof).toBeVisible()
  await hasNoViolations(page)
  await page.unroute('**/authenticator/options')
  await page.locator('dialog[open] input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(setup.getByRole('img', { name: /QR/ })).toBeVisible()
  await page.locator('dialog[open] input[name=code]').fill(await codeOf(page))
  await setup.getByRole('button', { name: 'Turn it on' }).click()
  const kept = page.getByRole('dialog', { name: 'Recovery codes' })
  const first = await kept.getByRole('listitem').first().innerText()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await press(page, 'New recovery codes')
  await page.getByLabel('Code or recovery code').fill(first)
  await page.keyboard.press('Enter')
  const recovery = await kept.getByRole('listitem').first().innerText()
  expect(recovery).not.toBe(first)
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await press(page, 'Remove Authenticator app')
  await page.getByLabel('Code or recovery code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The authenticator app has been removed.')).toBeVisible()
})

/** The code that an app shows whose owner has typed the key in. */
async function codeOf(page: Page): Promise<string> {
  const key = await page.locator('dialog[open] code').innerText()
  return new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate()
}

test('P32 what cannot be loaded of how the owner is reached says so, and is asked for again', async ({ page }) => {
  await signIn(page, 'demoplayer', origin)
  const path = '**/wps/member/security'
  await page.route(path, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await open(page, centre('profile'))
  const contacts = page.getByRole('region', { name: 'How we reach you' })
  const again = contacts.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute(path)
  await again.click()
  await expect(contacts.getByText('Mobile number')).toBeVisible()
})
