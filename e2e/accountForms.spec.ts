import { expect, type Locator, type Page, test } from '@playwright/test'
import { hosts, open, password, signIn } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)

/** What a browser is told of every field of a form, and whether pasting is left alone. */
const fieldsOf = (form: Locator) =>
  form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('input[name]:not([type=checkbox], [type=radio], [hidden])')].map(
        (input) => {
          const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
          return [input.name, `${input.autocomplete}${input.dispatchEvent(paste) ? '' : ', no pasting'}`]
        },
      ),
    ),
  )

test('WCAG 3.3.8 password managers fill in every form of accounts, codes come from messages, and all can be pasted', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/login`)
  expect(await fieldsOf(main(page))).toEqual({ username: 'username', password: 'current-password' })
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect(field(page, 'mobileNum')).toBeVisible()
  expect(await fieldsOf(main(page))).toMatchObject({ mobileNum: 'tel-national', verificationCode: 'one-time-code' })
  await page.getByRole('tab', { name: 'With password' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(field(page, 'newPassword')).toBeVisible()
  expect(await fieldsOf(dialog)).toEqual({
    username: 'username',
    email: 'email',
    verificationCode: 'one-time-code',
    newPassword: 'new-password',
  })
  await open(page, `${hosts.comet}/register`)
  expect(await fieldsOf(main(page))).toMatchObject({
    username: 'username',
    password: 'new-password',
    confirmPassword: 'new-password',
  })
})

test('WCAG 3.3.7 a name that was typed to log in is not asked for again when the password is forgotten', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/login`)
  await field(page, 'username').fill('demoplayer')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('dialog').locator('[name=username]')).toHaveValue('demoplayer')
})

test('WCAG 3.3.7 a login that goes on in another step asks for nothing a second time', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.keystone}/`)
  const form = page.getByRole('banner').getByRole('form', { name: 'Log in' })
  await form.getByLabel('User name').fill('demoexpired')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: { firstTimeLogin: false, passwordExpired: false, verification: { ticket: 'ticket', method: 'bank' } },
      },
    }),
  )
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name on your bank account')).toBeVisible()
  expect(Object.keys(await fieldsOf(dialog))).toEqual(['answer'])
})

/** How each dialog is opened, and whether somebody has to be signed in. */
const dialogs = {
  'Log in': (page: Page) => page.getByRole('banner').getByText('Log in', { exact: true }),
  'Sign up': (page: Page) => page.getByRole('banner').getByText('Sign up', { exact: true }),
  'Change password': (page: Page) => page.getByRole('button', { name: 'Change password' }),
} as const

for (const [name, opener] of Object.entries(dialogs))
  test(`UK05 M01 M03 M04 the dialog "${name}" keeps the keyboard inside until Escape gives it back`, async ({
    page,
  }) => {
    const isSignedIn = name === 'Change password'
    if (isSignedIn) await signIn(page)
    await open(page, `${hosts.comet}/rng`)
    if (isSignedIn)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Account/ })
        .click()
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.locator('input:visible').first()).toBeVisible()
    // Between the last and the first thing in it the browser's own bar may have the focus, the page never.
    const isOutside = () =>
      page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
    for (let tab = 0; tab < 25; tab += 1) {
      await page.keyboard.press('Tab')
      expect(await isOutside()).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

test('QR25 M01 M02 on a phone lying down a dialog’s form starts at its first field, and its button stands on a ground of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, `${hosts.comet}/login`)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: 'Set new password' })
  await expect(dialog.locator('input[name=username]')).toBeFocused()
  await expect(button).toBeInViewport({ ratio: 1 })
  // Whatever scrolls behind it, nothing is seen above, below or beside it up to the dialog's edge.
  const around = () =>
    button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [left + 8, (left + right) / 2, right - 8].flatMap((x) => [
        [x, top - 4],
        [x, bottom + 4],
      ])
      return points
        .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
        .filter((found) => found !== element.parentElement)
        .map((found) => found?.outerHTML.slice(0, 80))
    })
  await expect.poll(around).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(around).toEqual([])
  await signIn(page)
  await open(page, `${hosts.comet}/rng`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'oldPassword')).toBeFocused()
})
