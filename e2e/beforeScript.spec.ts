import { expect, type Page, test } from '@playwright/test'
import { password as demoPassword, holdCalls, hosts, settled } from './people.ts'

/** Opens a page whose scripts wait until they are let through. */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  const letThrough = await holdCalls(page, /\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  return letThrough
}

for (const path of ['/login', '/register'])
  test(`RG05 V01 what is typed on ${path} before its script is there stays, and sending it too early loses nothing`, async ({
    page,
  }) => {
    const letThrough = await openWithoutScript(page, hosts.comet + path)
    const main = page.getByRole('main')
    const [name, password] = [main.locator('[name=username]'), main.locator('[name=password]')]
    await name.pressSequentially('nightowl7')
    await password.pressSequentially('long-winter-26')
    await page.keyboard.press('Enter')
    // A button that says it is not ready can be pressed all the same.
    await main.locator('form [type=submit]').click({ force: true })
    letThrough()
    await settled(page)
    await expect(page).toHaveURL(hosts.comet + path)
    await expect(name).toHaveValue('nightowl7')
    await expect(password).toHaveValue('long-winter-26')
    await main.getByRole('checkbox').first().click()
    await expect(name).toHaveValue('nightowl7')
    await expect(password).toHaveValue('long-winter-26')
  })

test('RG05 A05 who presses Log in before the script is there is logged in once it is', async ({ page }) => {
  const letThrough = await openWithoutScript(page, `${hosts.comet}/login`)
  const main = page.getByRole('main')
  await main.locator('[name=username]').fill('demoplayer')
  await main.locator('[name=password]').fill(demoPassword)
  await main.locator('form [type=submit]').click()
  letThrough()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible()
})

test('N09 the key / opens all titles also when it is pressed before the script is there, with what is typed meanwhile', async ({
  page,
}) => {
  const letThrough = await openWithoutScript(page, hosts.comet)
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.type('/Lan')
  letThrough()
  const field = page.getByRole('dialog', { name: 'Find a game' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('tern')
  await expect(field).toHaveValue('Lantern')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(field).toHaveValue('')
})

test('V01 without script a form goes nowhere, and the page says what it needs', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${hosts.comet}/login`)
  await page.locator('main [name=password]').fill('long-winter-26')
  await page.keyboard.press('Enter')
  const says = page.locator('noscript > p')
  await expect(says).toBeInViewport()
  await expect(says).toContainText('To log in, sign up and play, switch JavaScript on')
  await expect(page.locator('main [name=password]')).toHaveValue('long-winter-26')
  await expect(page).toHaveURL(`${hosts.comet}/login`)
})
