import { expect, type Page, test } from '@playwright/test'
import { hosts, logIn, open } from './people.ts'
import { playRound, spinOf } from './slot.ts'

/** Nobody else moves money on this account of this brand. */
const [account, site] = ['demodownline', `${hosts.marigold}/en`]
/** Of every demo account that has a bank account. */
const withdrawalPassword = '246810'

const centre = (page: Page) => page.getByRole('dialog').first()
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
const plain = (minor: number): string =>
  (minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = (minor: number): string => `${minor < 0 ? '-' : ''}₺${plain(Math.abs(minor))}`

/** Cents in a column of a page of records, in a row or below all of them. */
async function column(page: Page, id: string, where: 'first' | 'last' | 'sum'): Promise<number> {
  const row = where === 'sum' ? 'tfoot' : 'tbody'
  const cells = centre(page).locator(`[data-part=rows] ${row} [data-column="${id}"]`)
  const sum = cells.locator('[data-part=sums] > :nth-child(2)')
  const found = where === 'sum' ? sum : where === 'first' ? cells.first() : cells.last()
  // Not a place that is kept for what comes.
  await expect(found).toHaveText(/\d/)
  return cents(await found.innerText())
}

interface Money {
  readonly deposits: number
  readonly withdrawals: number
  readonly staked: number
  readonly won: number
  readonly balance: number
  /** Of the last thirty days. */
  readonly play: { readonly staked: number; readonly won: number }
}

/** What the pages say of this month and of play; where two say the same thing, they are held against one another. */
async function readPages(page: Page): Promise<Money> {
  await open(page, `${site}/?centre=member.activityStatement`)
  await expect(centre(page).getByRole('row')).toHaveCount(14)
  const sums = {
    deposits: await column(page, 'deposits', 'last'),
    withdrawals: await column(page, 'withdrawals', 'last'),
    staked: await column(page, 'staked', 'last'),
    won: await column(page, 'won', 'last'),
    balance: await column(page, 'balance', 'last'),
  }
  await centre(page).locator('[data-part=rows] tbody tr').last().locator('[data-column=net] a').click()
  await expect(page).toHaveURL(/member\.transactionHistory/)
  await expect(centre(page).locator('tfoot [data-column=amount]')).toContainText(money(sums.won - sums.staked))
  await open(page, `${site}/?centre=member.personalProfit`)
  const play = { staked: await column(page, 'stakes', 'sum'), won: await column(page, 'wins', 'sum') }
  return { ...sums, play }
}

/** Plays in the browser with a stake, and goes on with the lowest until something is won; cents that were staked and won. */
async function playUntilWon(page: Page, stake: number) {
  await open(page, `${site}/inhouse`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await tile.focus()
  await tile.press('Enter')
  const game = page.frameLocator('iframe')
  const spin = spinOf(page)
  await expect(spin).toBeEnabled()
  const answers: { roundId: string; result: { stake: number; win: number } }[] = []
  const round = async () => {
    const [answer] = await Promise.all([page.waitForResponse(/\/api\/rounds\/\w+$/), playRound(spin)])
    answers.push(await answer.json())
  }
  await game.getByRole('combobox').selectOption(String(stake))
  await round()
  await game.getByRole('combobox').selectOption('20')
  while (answers.every(({ result }) => result.win === 0)) await round()
  const sum = (key: 'stake' | 'win') => answers.reduce((total, { result }) => total + result[key], 0)
  return { staked: sum('stake'), won: sum('win'), last: answers.at(-1)?.roundId ?? '' }
}

test('P03 P04 P06 P07 P08 P22 QR23 what is paid in, played, won and withdrawn is the same on every page, to the cent', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await logIn(page, account, site)
  const before = await readPages(page)

  await open(page, `${site}/?centre=member.depositv2`)
  await centre(page).getByLabel('Amount', { exact: true }).fill('50')
  await centre(page)
    .getByRole('button', { name: /^Deposit ₺/ })
    .click()
  await page.getByRole('button', { name: 'Pay 50.00 TRY' }).click()
  await expect(centre(page).getByText('₺49.25 is on your balance')).toBeVisible()

  const { staked, won, last } = await playUntilWon(page, 5000)

  await open(page, `${site}/?centre=member.withdraw`)
  await centre(page).getByLabel('Amount', { exact: true }).fill('210.10')
  await centre(page).getByRole('button', { name: 'Go on', exact: true }).click()
  await centre(page).getByLabel('Withdrawal password').fill(withdrawalPassword)
  await centre(page).getByRole('button', { name: 'Withdraw ₺210.10' }).click()
  const item = centre(page).getByRole('article').filter({ hasText: '₺210.10' })
  await expect(item.getByText('Waiting')).toBeVisible()
  await page.goto(`${hosts.comet}/desk`)
  await page.getByRole('combobox', { name: 'Site' }).selectOption('Marigold Draw')
  await page.getByRole('button', { name: `Approve: 210.10 TRY of ${account}` }).click()
  await expect(page.getByText('Decided', { exact: true })).toBeVisible()
  await open(page, `${site}/?centre=member.withdraw`)
  await item.getByRole('button', { name: 'Give an answer' }).click()
  await item.getByRole('radio', { name: /All of it/ }).check()
  await item.getByRole('button', { name: 'Confirm' }).click()
  await expect(item.getByText('Received', { exact: true }).first()).toBeVisible()

  const balance = before.balance + 4925 - staked + won - 21010
  expect(await readPages(page)).toEqual({
    deposits: before.deposits + 4925,
    withdrawals: before.withdrawals + 21010,
    staked: before.staked + staked,
    won: before.won + won,
    balance,
    play: { staked: before.play.staked + staked, won: before.play.won + won },
  })
  await expect(page.getByRole('banner').getByText(money(balance)).first()).toBeAttached()
  await open(page, `${site}/?centre=member.transferFund`)
  await expect(centre(page).getByText(`One wallet for everything: ${money(balance)}`)).toBeVisible()
  await open(page, `${site}/?centre=member.transactionHistory`)
  expect(await column(page, 'balance', 'first')).toBe(balance)
  await open(page, `${site}/?centre=member.personalHistoryCopy&centre.reference=${last}`)
  const net = await column(page, 'net', 'first')
  await open(page, `${site}/?centre=member.transactionHistory&centre.reference=${last}`)
  expect(await column(page, 'amount', 'sum')).toBe(net)
})
