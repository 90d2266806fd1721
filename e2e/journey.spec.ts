import { expect, test } from '@playwright/test'
import { hosts, logIn, open } from './people.ts'
import { playRound, spinOf } from './slot.ts'

test('G07 GW11 P06 a player logs in, plays a game and finds the bet in the member centre @smoke', async ({ page }) => {
  await logIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const tile = page.getByRole('main').getByRole('listitem').first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Play / }).click()
  await expect(page).toHaveURL(/\/game/)
  const game = page.frameLocator('iframe')
  const spin = spinOf(page)
  await expect(spin).toBeEnabled({ timeout: 20_000 })
  await playRound(spin)
  // The header follows while the game is open (H17), before it would look by itself.
  const played = (await game.locator('.balance').innerText()).split(/\s/).at(-1) ?? ''
  await expect(page.getByRole('banner').getByText(`$${played}`).first()).toBeVisible({ timeout: 5_000 })
  await game.getByRole('button', { name: 'Last rounds' }).click()
  const reference = await game.locator('button.reference').first().innerText()
  await page.goto(`${hosts.comet}/?centre=member.personalHistoryCopy&centre.reference=${reference}`)
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible()
  await expect(centre.locator('[data-part=detail]').filter({ hasText: reference })).toHaveCount(1)
})

test('A01 Z04 a wrong password keeps what was typed and says so @smoke', async ({ page }) => {
  await open(page, `${hosts.comet}/login`)
  await page.getByLabel('User name').fill('nobody-of-that-name')
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('not the password')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('User name or password is wrong.')).toBeVisible()
  await expect(page.getByLabel('User name')).toHaveValue('nobody-of-that-name')
})

test('X06 Z26 a member cannot log in on an agent site, an agent can', async ({ page }) => {
  await open(page, `${hosts.keystone}/login`)
  const form = page.getByRole('main')
  await form.getByLabel('User name').fill('demoplayer')
  await form
    .getByLabel(/^Password/)
    .first()
    .fill('Foyer-demo-2026')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Non-agents cannot log in.', { exact: false })).toBeVisible()
  await form.getByLabel('User name').fill('demoagent')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${hosts.keystone}/`)
})

test('X05 a trial account is asked for a real one when it starts a game', async ({ page }) => {
  await logIn(page, 'demotrial')
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await tile.scrollIntoViewIfNeeded()
  await tile.focus()
  await tile.press('Enter')
  await expect(page.getByRole('heading', { name: 'A real account is needed' })).toBeVisible()
})

test('G01 a guest who starts a game gets the login modal @smoke', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await tile.focus()
  await tile.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('User name')).toBeVisible()
})

test('L27 a favourite stays after a reload and can be taken back', async ({ page }) => {
  await logIn(page, 'demoagent')
  await open(page, `${hosts.comet}/rng?page=3`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
  await heart.focus()
  const before = await heart.getAttribute('aria-pressed')
  const after = before === 'true' ? 'false' : 'true'
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', after)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', after)
  await heart.focus()
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', before ?? 'false')
})

test('H16 A09 signing out asks first and leaves nothing of the session behind', async ({ page }) => {
  await logIn(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click()
  await page
    .getByRole('button', { name: 'Sign out' })
    .or(page.getByRole('menuitem', { name: 'Sign out' }))
    .first()
    .click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key !== 'merchant')).toEqual([])
})

test('H17 the balance can be hidden and stays hidden', async ({ page }) => {
  await logIn(page)
  await page.getByRole('banner').getByRole('button', { name: 'Hide balance' }).click()
  await expect(
    page
      .getByRole('banner')
      .getByText(/\*{3,}/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(
    page
      .getByRole('banner')
      .getByText(/\*{3,}/)
      .first(),
  ).toBeVisible()
})

test('RG01 M05 a visitor opens an account and is logged in', async ({ page }) => {
  await open(page, `${hosts.comet}/register`)
  const form = page.getByRole('main')
  await form.getByLabel('User name').fill(`visitor${Date.now() % 1_000_000_000}`)
  await form
    .getByLabel(/^Password/)
    .first()
    .fill('quiet-harbour-71')
  await form.getByLabel(/^Password again/).fill('quiet-harbour-71')
  await form.getByLabel(/I have read and accept/).check()
  await form.getByLabel(/I am 18 or older/).check()
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog').getByText(/is open and you are logged in/)).toBeVisible()
})
