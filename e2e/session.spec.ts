import { expect, type Page, test } from '@playwright/test'
import { askForCode } from './loginCode.ts'
import { holdCalls, hosts, open, password, settled, signIn } from './people.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })
const loginButton = (page: Page) => page.getByRole('banner').getByText('Log in', { exact: true })

test('FP05 whoever is signed in is not shown a login form by a link either', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/`)
  await expect(account(page)).toBeVisible()
  for (const path of ['/login?next=%2Frng', '/register']) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'there' })
      document.getElementById('content')?.append(link)
      link.click()
    }, path)
    await expect(page).toHaveURL(path === '/register' ? `${hosts.comet}/` : `${hosts.comet}/rng`)
    await expect(page.getByLabel('User name')).toHaveCount(0)
  }
})

test('FP06 a session that ended in another tab leaves the header, and one that ended elsewhere is asked for again @smoke', async ({
  page,
}) => {
  await signIn(page)
  const other = await page.context().newPage()
  await open(page, `${hosts.comet}/inhouse`)
  await expect(account(page)).toBeVisible()
  await open(other, `${hosts.comet}/`)
  await account(other).click()
  await other.getByRole('button', { name: 'Sign out' }).first().click()
  await other.getByRole('alertdialog').or(other.getByRole('dialog')).getByRole('button', { name: 'Sign out' }).click()
  await expect(loginButton(other)).toBeVisible()
  await expect(loginButton(page)).toBeVisible()

  await signIn(page)
  await other.close()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await page.request.delete(`${hosts.comet}/api/WPS/0/wps/session/logout`, { headers: { 'X-Requested-With': 'foyer' } })
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await play.focus()
  await play.press('Enter')
  const said = page.getByRole('dialog', { name: 'You have been signed out' })
  await expect(said).toBeVisible()
  await expect(page.locator('#foyer-root').getByText('Log in', { exact: true }).first()).toBeAttached()
  await said.getByRole('button', { name: 'Log in', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('User name').fill('demoplayer')
  await form
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/game/)
})

test('H17 H02 a balance hidden in one tab is hidden in the other, and the theme changes in both', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/`)
  const other = await page.context().newPage()
  await open(other, `${hosts.comet}/rng`)
  const eye = (tab: Page, name: string) => tab.getByRole('banner').getByRole('button', { name })
  await eye(page, 'Hide balance').click()
  await expect(eye(other, 'Show balance')).toBeVisible()
  await expect(other.getByRole('banner')).toContainText('******')
  await eye(page, 'Light theme').click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(eye(other, 'Dark theme')).toBeVisible()
})

test('FP07 Z22 while the server is broken a centre address stays, says so and opens on another try', async ({
  page,
}) => {
  await signIn(page)
  const address = `${hosts.comet}/?centre=member.personalHistoryCopy`
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Broken' } }),
  )
  await open(page, address)
  const centre = page.getByRole('dialog', { name: 'Betting record' })
  await expect(centre.getByText('The site does not answer')).toBeVisible()
  await expect(page.getByText('The site does not answer')).toHaveCount(1)
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('User name')).toHaveCount(0)
  await page.unroute('**/api/**')
  await centre.getByRole('button', { name: 'Try again' }).click()
  await expect(centre.getByRole('table')).toBeVisible()
})

test('FP07 QP17 while nobody has said yet who is here a centre of the address waits in its frame, and can be left', async ({
  page,
}) => {
  await signIn(page)
  const letThrough = await holdCalls(page, '**/wps/member/info*')
  await open(page, `${hosts.comet}/?centre=member.depositv2`)
  const centre = page.getByRole('dialog', { name: 'Deposit' })
  await expect(centre.locator('[aria-busy=true]')).toBeVisible()
  letThrough()
  await expect(centre.getByLabel('Amount', { exact: true })).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${hosts.comet}/`)
})

test('FP07 H17 until it is known who is here a shape stands in the header where the account comes', async ({
  page,
}) => {
  await signIn(page)
  const letThrough = await holdCalls(page, '**/wps/member/info*')
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('banner').locator('[data-waiting]')).toBeVisible()
  await expect(loginButton(page)).toBeHidden()
  letThrough()
  await expect(account(page)).toBeVisible()
})

test('FP07 Z23 who waits long to be known is told so, on a page and over a centre', async ({ page }) => {
  await signIn(page)
  const letThrough = await holdCalls(page, '**/wps/member/info*')
  const word = page.getByText('The site takes long to answer')
  for (const address of ['/rng', '/?centre=member.depositv2']) {
    await open(page, hosts.comet + address)
    await expect(word).toHaveCount(0)
    await expect(word).toBeVisible({ timeout: 9_000 })
  }
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByLabel('Amount', { exact: true })).toBeVisible()
})

test('FP07 P15 a page that no centre has is said to be missing also where the server does not answer', async ({
  page,
}) => {
  await signIn(page)
  await page.route('**/api/**', (route) => route.abort())
  await open(page, `${hosts.comet}/?centre=profile`)
  await expect(page.getByRole('dialog')).toContainText('This site has no centre page at this address.')
})

test('FP07 L20 X01 while the server is broken a member is not told to log in, and has search, theme and language', async ({
  page,
}) => {
  await signIn(page)
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Broken' } }),
  )
  await open(page, `${hosts.comet}/rng?list=recent`)
  await expect(page.getByText('The site does not answer')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expect(main.getByText('Log in to see this list')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search games' })).toBeVisible({ timeout: 15_000 })
})

test('FP07 Z22 in the header and on an account’s page the server is asked again, and it is said that it is asked', async ({
  page,
}) => {
  await signIn(page)
  await page.route('**/api/**', (route) => route.abort())
  await open(page, `${hosts.comet}/fav`)
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Try again' })
  await expect(inHeader).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The site does not answer')
  await expect(page.getByText('This page stopped working')).toHaveCount(0)
  await page.unroute('**/api/**')
  const letThrough = await holdCalls(page, '**/wps/member/info*')
  const onPage = page.getByRole('main').getByRole('button', { name: 'Try again' })
  for (const button of [onPage, inHeader]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }
  letThrough()
  await expect(account(page)).toBeVisible()
  await expect(onPage).toHaveCount(0)
})

test('FP07 Z22 CF08 a phone’s bar does not tell a member to log in where the server does not say who is here', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.route('**/api/**', (route) => route.abort())
  await open(page, `${hosts.comet}/rng`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Try again' })).toBeVisible()
  const bar = page.getByRole('navigation').filter({ hasText: 'Search' }).last()
  await expect(bar.getByText('Slots', { exact: true })).toBeVisible()
  await expect(bar.getByText('Log in', { exact: true })).toHaveCount(0)
})

test('FO10 R33 a link with a login code asks before it ends the session of another account', async ({
  page,
  request,
}) => {
  await signIn(page, 'demoagent')
  const code = await askForCode(request, 'demoplayer')
  await page.goto(`${hosts.comet}/rng?token=${code}`)
  await settled(page)
  const question = page.getByRole('dialog', { name: 'Change to another account?' })
  await expect(question).toContainText('Marlow')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(account(page)).toHaveAccessibleName(/Marlow/)
  await page.goto(`${hosts.comet}/rng?token=${code}`)
  await settled(page)
  await question.getByRole('button', { name: 'Change account' }).click()
  await expect(account(page)).toHaveAccessibleName(/Ada/)
  await expect(page.getByText('You are now signed in as Ada (demoplayer).')).toBeVisible()
})
