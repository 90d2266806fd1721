import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

// They look at one account's balance.
test.describe.configure({ mode: 'default' })

const depositPage = '/?centre=member.depositv2'

async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get(`${hosts.comet}/api/WPS/1/wps/v2/wallets/balance`)
  return Math.round(Number((await answer.json()).value.sumBalance) * 100)
}
const shown = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('P03 H18 QP18 a deposit through the hosted page is on the balance and among the entries, to the cent @smoke', async ({
  page,
}) => {
  await signIn(page, 'demoagent')
  const before = await balanceOf(page)
  await open(page, `${hosts.comet}/`)
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  const centre = page.getByRole('dialog')
  await centre.getByLabel('Amount', { exact: true }).fill('40.40')
  await expect(centre.getByText('$39.79', { exact: true })).toBeVisible()
  await centre.getByRole('button', { name: /^Deposit \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Pay Velvet Comet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay 40.40 USD' }).click()
  await expect(centre.getByText('$39.79 is on your balance')).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('centre.deposit') ?? ''
  expect(await balanceOf(page)).toBe(before + 3979)
  await open(page, `${hosts.comet}/?centre=member.transactionHistory`)
  await expect(page.getByRole('dialog').getByText(reference)).toBeVisible()
  await open(page, `${hosts.comet}/`)
  await expect(
    page
      .getByRole('banner')
      .getByText(shown(before + 3979))
      .first(),
  ).toBeVisible()
})

test('P03 a declined deposit says why and keeps what was typed; one that waits is there after a reload', async ({
  page,
}) => {
  await signIn(page, 'demoagent')
  await open(page, `${hosts.comet}${depositPage}`)
  const centre = page.getByRole('dialog')
  await centre.getByLabel('Amount', { exact: true }).fill('77.10')
  await centre.getByRole('button', { name: /^Deposit \$/ }).click()
  await page.getByText('4000 0000 0000 9995').click()
  await page.getByRole('button', { name: 'Pay 77.10 USD' }).click()
  await expect(centre.getByText('There is not enough on the card.').first()).toBeVisible()
  await expect(centre.getByLabel('Amount', { exact: true })).toHaveValue('77.10')

  await centre.getByRole('radio', { name: /Bank transfer/ }).check()
  await centre.getByLabel('Amount', { exact: true }).fill('5,000.01')
  await centre.getByRole('button', { name: /^Deposit \$/ }).click()
  await expect(centre.getByRole('img', { name: 'QR code that opens the transfer on a phone' })).toBeVisible()
  await page.reload()
  await expect(centre.getByText('$5,000.01').first()).toBeVisible()
  await expect(centre.getByText('Waiting').first()).toBeVisible()
})

test('P24 what became of a deposit is told once, in whatever tab the player is', async ({ page, context }) => {
  await signIn(page, 'demoagent')
  await open(page, `${hosts.comet}${depositPage}`)
  const centre = page.getByRole('dialog')
  await centre.getByRole('radio', { name: /Bank transfer/ }).check()
  await centre.getByLabel('Amount', { exact: true }).fill('61.07')
  await centre.getByRole('button', { name: /^Deposit \$/ }).click()
  await expect(centre.getByText('$61.07').first()).toBeVisible()
  // The page of deposits would say it itself.
  await open(page, `${hosts.comet}/`)
  const other = await context.newPage()
  await open(other, `${hosts.comet}/`)
  const desk = `${hosts.comet}/desk/api/deposits?merchant=COMET`
  const { value } = await (await page.request.get(desk)).json()
  const { reference } = value.deposits.find(({ amount }: { amount: string }) => amount === '61.07')
  const decided = await page.request.post(desk, {
    data: { reference, decision: 'credit' },
    headers: { 'X-Requested-With': 'foyer' },
  })
  expect(decided.ok()).toBe(true)
  const told = (tab: Page) => tab.getByText('$61.07 is on your balance.').count()
  await expect.poll(async () => (await told(page)) + (await told(other)), { timeout: 30_000 }).toBe(1)
})
