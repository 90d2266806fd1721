import { expect, type Page, test } from '@playwright/test'
import { hosts, settled, signIn } from './people.ts'
import { playRound, spinOf } from './slot.ts'

const centre = `${hosts.comet}/?centre=member.`

/** Nobody else plays on this account, so that its numbers are those of this test. */
const player = 'demoagent'

async function playOnce(page: Page): Promise<string> {
  await page.goto(`${hosts.comet}/inhouse`)
  await settled(page)
  const tile = page.getByRole('main').getByRole('listitem').first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Play / }).click()
  const game = page.frameLocator('iframe')
  const spin = spinOf(page)
  await expect(spin).toBeEnabled({ timeout: 20_000 })
  await playRound(spin)
  await game.getByRole('button', { name: 'Last rounds' }).click()
  return game.locator('button.reference').first().innerText()
}

const rows = (page: Page) => page.getByRole('dialog').locator('[data-part=rows] tbody')

/** The sum over everything that a page of records matches, below a column. */
const sumOf = (page: Page, column: string) =>
  page.getByRole('dialog').locator(`tfoot [data-column="${column}"] [data-part=sums] > :nth-child(2)`)

test('P06 P07 P08 QR23 a bet played is on each page, equal to the cent, and each number opens its entries', async ({
  page,
}) => {
  await signIn(page, player)
  const reference = await playOnce(page)

  await page.goto(`${centre}personalHistoryCopy&centre.reference=${reference}`)
  const net = await sumOf(page, 'net').innerText()
  await page.goto(`${centre}transactionHistory&centre.reference=${reference}`)
  await expect(sumOf(page, 'amount')).toHaveText(net)
  await expect(rows(page)).toContainText(reference)

  await page.goto(`${centre}personalProfit&centre.by=vendor`)
  for (const column of ['stakes', 'net']) {
    const number = page.getByRole('dialog').locator(`[data-part=rows] tbody [data-column="${column}"] a`).first()
    const amount = (await number.innerText()).replace('-', '')
    await number.click()
    await expect(page).toHaveURL(/centre=member\.transactionHistory.*centre\.provider=/)
    await expect(sumOf(page, 'amount')).toHaveText(new RegExp(`^-?\\${amount}$`))
    await page.goBack()
  }

  await page.goto(`${centre}activityStatement`)
  const staked = rows(page).locator('tr').last().locator('[data-column=staked] a')
  const amount = await staked.innerText()
  await staked.click()
  await expect(sumOf(page, 'amount')).toHaveText(`-${amount}`)
  await expect(rows(page)).toContainText(reference)
})

test('QR23 a statement goes to paper alone, and into a file', async ({ page }) => {
  await signIn(page, player)
  await page.goto(`${centre}activityStatement`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row')).toHaveCount(14)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^statement_\d{4}-\d\d-01_\d{4}-\d\d-\d\d\.csv$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: /Activity statement/ })).toBeVisible()
  await expect(dialog).toBeHidden()
})
