import { deskPaths } from '@foyer/contract'
import { expect, type Page, test } from '@playwright/test'
import { hosts, open } from './people.ts'

const secret = 'quiet-harbour-71'
const name = (): string => `visitor${Math.random().toString(36).slice(2, 10)}`
const number = (): string => `532${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`
const form = (page: Page) => page.getByRole('main')

async function agree(page: Page): Promise<void> {
  await form(page)
    .getByLabel(/I have read and accept/)
    .check()
  await form(page)
    .getByLabel(/I am 18 or older/)
    .check()
}
async function fillPasswords(page: Page): Promise<void> {
  await form(page)
    .getByLabel(/^Password/)
    .first()
    .fill(secret)
  await form(page)
    .getByLabel(/^Password again/)
    .fill(secret)
}
const send = (page: Page) => form(page).getByRole('button', { name: 'Sign up' }).click()
const welcome = (page: Page) => page.getByRole('dialog').getByText(/is open and you are logged in/)

/** The code that was sent to a number last, read from the outbox as a person does at the desk. */
async function codeSentTo(page: Page, mobile: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const answer = await page.request.get(`${hosts.comet}${deskPaths.outbox}?merchant=MARIGOLD`)
    const { value } = await answer.json()
    const message = value.messages.find(({ to }: { to: string }) => to.endsWith(mobile))
    code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

test('RG01 RG05 RG13 M05 by user name: work is done unseen, then home, signed in, with a welcome @smoke', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/register`)
  await form(page).getByRole('textbox', { name: 'User name' }).fill(name())
  await fillPasswords(page)
  const button = form(page).getByRole('button', { name: 'Sign up' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await agree(page)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await send(page)
  await expect(welcome(page)).toBeVisible()
  await expect(page).toHaveURL(`${hosts.comet}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
})

test('V05 V09 RG09 what is wrong stands at its field, and the first of them has the focus', async ({ page }) => {
  await open(page, `${hosts.comet}/register`)
  await form(page).getByRole('textbox', { name: 'User name' }).fill('7up')
  await form(page).getByRole('textbox', { name: 'User name' }).press('Enter')
  await expect(form(page).getByRole('textbox', { name: 'User name' })).toBeFocused()
  await expect(form(page).getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(
    /6-16 letters and digits/,
  )
  await expect(form(page).getByText('Accept the terms to go on.')).toBeVisible()
})

test('RG03 a taken name is said at its field, and nothing else has to be typed again', async ({ page }) => {
  await open(page, `${hosts.comet}/register`)
  await form(page).getByRole('textbox', { name: 'User name' }).fill('demoplayer')
  await fillPasswords(page)
  await agree(page)
  await send(page)
  await expect(form(page).getByText('This user name is taken. Choose another.')).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'User name' })).toBeFocused()
  await form(page).getByRole('textbox', { name: 'User name' }).fill(name())
  await send(page)
  await expect(welcome(page)).toBeVisible()
})

test('RG10 Z01 an affiliate code that nobody has is told in a warning', async ({ page }) => {
  await open(page, `${hosts.comet}/register?affiliateCode=NOBODY1`)
  await expect(form(page).getByLabel('Affiliate code')).toHaveValue('NOBODY1')
  await form(page).getByRole('textbox', { name: 'User name' }).fill(name())
  await fillPasswords(page)
  await agree(page)
  await send(page)
  const warning = page.getByRole('dialog', { name: 'Invitation code' })
  await expect(warning).toContainText('The invitation code is not valid.')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(form(page).getByLabel('Affiliate code')).toBeFocused()
  await form(page).getByLabel('Affiliate code').fill('')
  await send(page)
  await expect(welcome(page)).toBeVisible()
})

test('RG02 RG06 RG11 A13 by mobile number: country, code by SMS, the account that was made, then in', async ({
  page,
}) => {
  await open(page, `${hosts.marigold}/en/register`)
  await form(page).getByRole('radio', { name: 'Mobile number' }).check()
  await expect(form(page).getByRole('textbox', { name: 'User name' })).toHaveCount(0)
  await form(page).getByRole('combobox', { name: 'Country' }).click()
  await page.keyboard.type('+90')
  await expect(page.getByRole('option', { name: '+90' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('combobox', { name: 'Country' })).toHaveValue(/\+90$/)
  const mobile = number()
  await form(page).getByRole('textbox', { name: 'Mobile number' }).fill('532')
  await form(page).getByRole('button', { name: 'Send code' }).click()
  await expect(form(page).getByText('A phone number of 10 digits is required for +90.')).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
  await form(page).getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await form(page).getByRole('button', { name: 'Send code' }).click()
  await expect(form(page).getByRole('button', { name: /^Again in/ })).toBeVisible()
  await form(page)
    .getByLabel(/Code from the text message/)
    .fill(await codeSentTo(page, mobile))
  await fillPasswords(page)
  await agree(page)
  await send(page)
  const told = page.getByRole('dialog', { name: 'Your account' })
  await expect(told).toContainText(`90${mobile}`)
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(welcome(page)).toBeVisible()
})

test('A20 what was typed stays over another way, another language and a reload, passwords excepted', async ({
  page,
}) => {
  await open(page, `${hosts.marigold}/en/register`)
  await form(page).getByLabel('Email').fill('ada@example.org')
  await fillPasswords(page)
  await form(page).getByRole('radio', { name: 'Mobile number' }).check()
  await expect(form(page).getByLabel('Email')).toHaveValue('ada@example.org')
  await open(page, `${hosts.marigold}/register`)
  await expect(form(page).getByLabel('E-posta')).toHaveValue('ada@example.org')
  await page.reload()
  await expect(form(page).getByLabel('E-posta')).toHaveValue('ada@example.org')
  await expect(form(page).locator('[name=password]')).toHaveValue('')
})

test('RG03 the work does not hold up typing', async ({ page }) => {
  await open(page, `${hosts.comet}/register`)
  await form(page).getByRole('textbox', { name: 'User name' }).click()
  await page.keyboard.type('abcdefghijklmnop')
  await expect(form(page).getByRole('textbox', { name: 'User name' })).toHaveValue('abcdefghijklmnop')
})
