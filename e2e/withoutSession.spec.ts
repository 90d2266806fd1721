import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'
import { spinOf } from './slot.ts'

/** Notes every text that an element of a kind has shown from now on. */
async function noteTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle((kind) => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(kind)) {
        const text = element.textContent ?? ''
        if (!texts.includes(text)) texts.push(text)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  }, selector)
  return () => noted.jsonValue()
}

test('QP01 X01 whose session has ended is asked to log in, and told of nothing else', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/fav`)
  const dialog = page.getByRole('dialog').last()
  await page.getByRole('main').getByRole('button', { name: 'New collection' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Too late')
  const texts = await noteTexts(page, '[data-part="toast"]')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('heading', { name: 'You have been signed out' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByLabel('User name')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await texts()).toEqual([])
})

test('X01 R25 a game that was opened by its tile asks to log in once its player has signed out in another tab', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  await page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' }).first().click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Spin/ })).toBeVisible()
  const other = await page.context().newPage()
  await open(other, `${hosts.comet}/rng`)
  await other.getByRole('banner').getByRole('button', { name: /Ada/ }).click()
  await other
    .getByRole('button', { name: 'Sign out' })
    .or(other.getByRole('menuitem', { name: 'Sign out' }))
    .click()
  await other.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click()
  await page.bringToFront()
  const main = page.getByRole('main')
  await expect(main.getByText('Log in to play with your balance.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('X01 Z21 a game whose session was ended on another device leads to the login', async ({ page, request }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  await page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' }).first().click()
  const spin = spinOf(page)
  await expect(spin).toBeEnabled()
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'X-Requested-With': 'foyer' }
  expect((await request.delete(`${hosts.comet}/api/WPS/0/wps/session/logout`, { headers })).ok()).toBe(true)
  await spin.click()
  await expect(page.getByRole('main').getByText('Log in to play with your balance.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('X05 R25 a trial account that opens a link to a game plays it with play money', async ({ page }) => {
  await signIn(page, 'demotrial')
  await open(page, `${hosts.comet}/game?game=bgs-harbor&node=10001&vendor=BGS`)
  const main = page.getByRole('main')
  await expect(main.getByText('A real account is needed')).toBeVisible()
  await main.getByRole('link', { name: 'Play with play money' }).click()
  await expect(page).toHaveURL(/trial=1/)
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Spin/ })).toBeVisible()
})
