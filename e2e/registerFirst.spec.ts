import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Fills in the registration dialog and sends it. */
async function register(page: Page): Promise<void> {
  const form = dialog(page, 'Sign up')
  await form.getByRole('textbox', { name: 'User name' }).fill(`visitor${Math.random().toString(36).slice(2, 10)}`)
  for (const name of ['password', 'confirmPassword']) await form.locator(`[name=${name}]`).fill('quiet-harbour-71')
  await form.getByLabel(/I have read and accept/).check()
  await form.getByLabel(/I am 18 or older/).check()
  await form.getByRole('button', { name: 'Sign up' }).click()
  await dialog(page, 'Welcome').getByRole('button', { name: 'Start playing' }).click()
}

test('X08 G01 a guest who starts a game is told to register first, does, and the game starts @smoke', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/inhouse`)
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await play.focus()
  await play.press('Enter')
  const login = dialog(page, 'Log in')
  await expect(login).toContainText('Sign up first if you have none')
  await login.getByRole('button', { name: 'Sign up' }).click()
  await register(page)
  await expect(page).toHaveURL(/\/game\?/)
})

test('X08 X05 a trial account at a member page and at its favourites is told so, registers, and is there', async ({
  page,
}) => {
  await signIn(page, 'demotrial')
  await open(page, `${hosts.comet}/rng`)
  await page.getByRole('tab', { name: 'Favourites' }).click()
  const told = dialog(page, 'A real account is needed')
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(told).toBeHidden()
  await open(page, `${hosts.comet}/?centre=member.personalHistoryCopy`)
  await told.getByRole('button', { name: 'Sign up' }).click()
  await register(page)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Betting record' })).toBeVisible()
})
