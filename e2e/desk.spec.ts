import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { startOwnGateway } from './ownGateway.ts'

// One gateway serves all of these tests, which move its clock.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let gateway: Awaited<ReturnType<typeof startOwnGateway>>
test.beforeAll(async () => {
  // The timeout above is of tests alone.
  test.setTimeout(240_000)
  gateway = await startOwnGateway({
    lagoon: ({ modules }) => {
      modules.mobileRegistration = true
    },
  })
})
test.afterAll(() => gateway?.stop())

/** Asks for a sign-up code as a visitor's page does, the work for it done. */
async function askForCode(mobileNo: string, language = 'EN'): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer', Language: language }
  const work = await (await fetch(`${gateway.api}/wps/captcha/work`)).json()
  const challenge = JSON.parse(work.value.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  const verification = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const body = JSON.stringify({ mobileNo, countryDialingCode: '44', verification })
  const answer = await fetch(`${gateway.api}/wps/verification/sms/register`, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ success: true })
}

async function openDesk(page: Page, query = ''): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${gateway.api}/desk${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  return problems
}

test('I06 the code that a visitor asks for arrives at the desk by itself and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems = await openDesk(page)
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible()
  await askForCode('07700 900123')
  const sent = page.getByRole('region', { name: 'Outbox' }).getByRole('listitem')
  const message = sent.filter({ hasText: '+447700900123' })
  await expect(message).toContainText(/\d{6} is your code to sign up at Velvet Comet/)
  await message.getByRole('button', { name: /^Copy the code/ }).click()
  await expect(message.getByRole('status')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\d{6}$/)
  await expect(message).toContainText(copied)
  await askForCode('07700 900124', 'TY')
  await expect(sent.first()).toContainText('Velvet Comet için kayıt kodunuz')
  await page.getByLabel('Find a number, address or word').fill('900123')
  await expect(sent).toHaveCount(1)
  await page.getByLabel('Find a number, address or word').fill('nobody')
  await expect(page.getByText('Nothing here has “nobody”')).toBeVisible()
  expect(problems).toEqual([])
})

test('N06 the clock of the world is moved on and back at the desk', async ({ page }) => {
  await openDesk(page, '?part=sandbox')
  await expect(page.getByText('The world runs on real time.')).toBeVisible()
  await page.getByRole('button', { name: '1 day' }).click()
  await expect(page.getByText(/^(1 day|23 hours, 59 minutes) ahead of real time$/)).toBeVisible()
  const { value } = await (await fetch(`${gateway.api}/wps/system/status`)).json()
  expect(Date.parse(value.serverTime) - Date.now()).toBeGreaterThan(86_000_000)
  await page.getByLabel('Move to').fill('2030-01-01T10:30')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Tuesday, January 1, 2030')).toBeVisible()
  await page.getByRole('button', { name: 'Back to real time' }).click()
  await expect(page.getByText('The world runs on real time.')).toBeVisible()
})

test('R30 R31 R32 a site is closed and opened at the desk, and what cannot be is said at its field', async ({
  page,
}) => {
  await openDesk(page, '?part=sandbox')
  const status = async () => (await (await fetch(`${gateway.api}/wps/system/status`)).json()).value
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByRole('radio', { name: 'Maintenance' }).check()
  await page.getByLabel('Expected to open again').fill('2026-12-24T18:30')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await save.click()
  await expect(page.getByText('Saved. Open pages follow within a minute.')).toBeVisible()
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: '2026-12-24T18:30:00.000Z' })
  await page.getByRole('radio', { name: /^Open/ }).check()
  const countries = page.getByLabel('Countries that are not let in')
  await countries.fill('nl, Holland')
  await save.click()
  await expect(countries).toBeFocused()
  await expect(countries).toHaveAccessibleDescription(/“Holland” is no code of two letters/)
  await countries.fill('nl')
  await page.getByLabel('Country that visitors seem to come from').fill('nl')
  await save.click()
  await expect.poll(status).toMatchObject({ maintenance: false, regionRestriction: true, location: { country: 'NL' } })
  await countries.fill('')
  await save.click()
  await expect.poll(status).toMatchObject({ regionRestriction: false })
  await page.reload()
  await expect(page.getByLabel('Country that visitors seem to come from')).toHaveValue('NL')
})

test('I65 what a provider answers is chosen at the desk and kept', async ({ page }) => {
  await openDesk(page, '?part=sandbox')
  await page.getByLabel('Phone verification').selectOption('quota-exceeded')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Phone verification')).toHaveValue('quota-exceeded')
})

test('UK17 on a phone the parts of the desk are tabs, each one step in history', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page)
  await page.getByRole('tab', { name: 'Sandbox' }).click()
  await expect(page.getByRole('button', { name: '1 week' })).toBeVisible()
  await page.getByRole('tab', { name: 'Outbox' }).click()
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '1 week' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the desk says that the gateway does not answer, and goes on when it does', async ({ page }) => {
  await openDesk(page)
  await page.route('**/desk/api/**', (route) => route.abort())
  await expect(page.getByText('It may have been stopped.')).toBeVisible()
  await page.unroute('**/desk/api/**')
  await expect(page.getByText('It may have been stopped.')).toBeHidden()
})

test('UK17 each part of the desk whose answer fails says so in a line, and asks again', async ({ page }) => {
  await page.route(/\/desk\/api\/(?!world)/, (route) => route.abort())
  await openDesk(page)
  const failed = page.getByRole('alert').filter({ hasText: 'The gateway does not answer' })
  await expect(failed).toHaveCount(6)
  for (const one of await failed.all()) expect((await one.boundingBox())?.height).toBeLessThan(100)
  await page.unroute(/\/desk\/api\/(?!world)/)
  await page.getByRole('region', { name: 'Withdrawals' }).getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(5)
})

for (const theme of ['dark', 'light'] as const)
  for (const width of [1440, 390])
    test(`QR25 the desk has no accessibility violation, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const part of width === 390 ? ['work', 'outbox', 'sandbox'] : ['work', 'sandbox']) {
        await openDesk(page, `/?part=${part}`)
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${part} ${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`),
        ).toEqual([])
      }
    })

test('P04 UK17 what waits for a person leads the desk: what to decide first, each in one row, and the outbox beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const money = { amount: '1250.00', currency: 'USD', member: 'demoplayer', createdAt: new Date().toISOString() }
  const one = (reference: string, status: string) => ({
    ...money,
    reference,
    status,
    account: { bank: 'Lantern Bank', lastFour: '5672' },
  })
  await page.route('**/desk/api/withdrawals?*', (route) =>
    route.fulfill({
      json: { success: true, value: { withdrawals: [one('WPAID', 'PAID'), one('WASKED', 'PENDING')] } },
    }),
  )
  await openDesk(page)
  const withdrawals = page.getByRole('region', { name: 'Withdrawals' })
  await expect(withdrawals.getByRole('listitem')).toHaveText([/WASKED.*To decide/, /WPAID.*Paid, not confirmed/])
  await expect(withdrawals.getByText('2 open')).toBeVisible()
  await expect(withdrawals.getByText('1,250.00 USD', { exact: true })).toHaveCount(2)
  const boxOf = async (name: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByRole('region', { name }).boundingBox()) ?? {}
    return { top: y, left: x, right: x + width, bottom: y + height }
  }
  const [work, outbox] = [await boxOf('Withdrawals'), await boxOf('Outbox')]
  expect(outbox.top).toBe(work.top)
  expect(outbox.left).toBeGreaterThan(work.right)
  expect((await withdrawals.getByRole('listitem').first().boundingBox())?.height).toBeLessThan(90)
  expect((await boxOf('Withdrawal password')).bottom).toBeLessThan(1300)
  const edge = (name: 'User name' | 'Take it away') =>
    (name === 'User name' ? page.getByLabel(name).locator('..') : page.getByRole('button', { name })).boundingBox()
  expect((await edge('Take it away'))?.y).toBeCloseTo((await edge('User name'))?.y ?? 0, 0)
})

test('P04 UK17 a decision that got no answer is not called refused, as it may have moved money', async ({ page }) => {
  await openDesk(page)
  const withdrawals = page.getByRole('region', { name: 'Withdrawals' })
  await page.route('**/desk/api/withdrawals*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await withdrawals.getByRole('button', { name: /^Approve: 900\.00 USD of demoplayer/ }).click()
  await expect(withdrawals.getByRole('alert')).toHaveText('No answer came; the list shows what was decided')
})

test('P04 UK17 a decision at the desk is said where the keyboard goes on, as its button has gone', async ({ page }) => {
  await openDesk(page)
  const withdrawals = page.getByRole('region', { name: 'Withdrawals' })
  const refuse = withdrawals.getByRole('button', { name: /^Refuse: 900\.00 USD of demoplayer/ })
  await refuse.focus()
  await refuse.press('Enter')
  await expect(withdrawals.getByText('Decided', { exact: true })).toBeFocused()
  await expect(refuse).toHaveCount(0)
})

test('GW10 what goes wrong is set at the desk for this browser alone, and taken away again', async ({
  page,
  browser,
}) => {
  await openDesk(page, '?part=sandbox')
  const faults = page.getByRole('region', { name: 'Faults' })
  await faults.getByLabel('What goes wrong').selectOption('Error 500')
  await faults.getByLabel('Of which call').selectOption('helpCenter')
  await faults.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(faults.getByRole('listitem').filter({ hasText: 'helpCenter' })).toContainText('Error 500')
  const ask = (from: Page) => from.request.get(`${gateway.api}/wps/system/helpCenter?language=EN&device=WEB`)
  expect((await ask(page)).status()).toBe(500)
  const stranger = await browser.newPage()
  expect((await ask(stranger)).status()).toBe(200)
  await stranger.close()
  await faults.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(faults.getByText('Everything works')).toBeVisible()
  expect((await ask(page)).status()).toBe(200)
})
