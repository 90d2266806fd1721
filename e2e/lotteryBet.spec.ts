import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hosts, logIn, open } from './people.ts'

/** The lottery in its frame, opened from its page by a member. */
async function openLottery(page: Page, member = 'demoplayer') {
  await logIn(page, member, `${hosts.marigold}/en`)
  await open(page, `${hosts.marigold}/en/lottery?gameCode=QUICK10&playType=spots`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  return page.frameLocator('iframe')
}

test('G03 R13 I48 W14 QP11 a member buys a ticket from the page of a lottery, it is checked when its draw is drawn, and the way back leads to that page', async ({
  page,
}) => {
  // The lottery draws every minute.
  test.setTimeout(180_000)
  const game = await openLottery(page)
  await game.getByRole('button', { name: '7', exact: true }).click()
  await game.getByRole('button', { name: 'Add to the ticket' }).click()
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await game.getByRole('button', { name: 'Add to the ticket' }).click()
  await game.getByRole('button', { name: /^Buy for/ }).click()
  await expect(game.getByText(/^Ticket for draw \S+ bought\. Reference/)).toBeVisible()
  // The header follows long before it would ask by itself (H17).
  const amountOf = async (text: Promise<string>) => (await text).match(/[\d,]+\.\d\d/)?.[0]
  const agree = async () =>
    (await amountOf(page.locator('[data-part="amount"]').first().innerText())) ===
    (await amountOf(game.locator('.ticket-head strong').innerText()))
  await expect.poll(agree, { timeout: 10_000 }).toBe(true)
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await game.getByRole('button', { name: 'Add to the ticket' }).click()
  await game.getByLabel('Draws').selectOption('Every draw until I stop it')
  await game.getByRole('button', { name: /^Subscribe for/ }).click()
  await expect(game.getByText(/^Subscribed\./)).toBeVisible()
  await game.getByRole('button', { name: 'My tickets' }).click()
  await game.getByRole('button', { name: 'Stop this subscription' }).click()
  await expect(game.getByText('Stopped by you')).toBeVisible()
  const ticket = game.getByRole('listitem').filter({ hasText: 'Reference' }).first()
  await expect(ticket).toContainText('Waiting for the draw')
  // Written as what it brings will be.
  await expect(ticket).toContainText(/Price\s*1\.00\sTRY/)
  await expect(ticket).toContainText(/Not won|Won/, { timeout: 120_000 })
  await expect(ticket).toContainText('Drawn')
  await game.getByRole('button', { name: 'Back to the site' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/lottery\?gameCode=QUICK10&playType=spots$/)
})

test('QP11 a grid of numbers is one stop of the keyboard, and arrows lead through it as it stands on the screen', async ({
  page,
}) => {
  const game = await openLottery(page)
  const grid = game.getByRole('group', { name: 'Numbers' })
  const number = (value: number) => grid.getByRole('button', { name: String(value), exact: true })
  await number(1).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(number(2)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(number(2)).not.toBeFocused()
  const [above, below] = await Promise.all([number(2).boundingBox(), grid.locator('button:focus').boundingBox()])
  expect(below?.x).toBeCloseTo(above?.x ?? 0, 0)
  expect(below?.y).toBeGreaterThan(above?.y ?? 0)
  await page.keyboard.press('Tab')
  await expect(grid.locator('button:focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(grid.locator('button:focus')).toHaveCount(1)
})

test('H02 G03 a lottery is of the theme of the page around it, follows a change of it and can be read in both', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', 'light')
  })
  const game = await openLottery(page)
  const root = game.locator('html')
  for (const theme of ['light', 'dark']) {
    await expect(root).toHaveAttribute('data-theme', theme)
    await expect(root).toHaveCSS('color-scheme', theme)
    await game.getByRole('button', { name: 'Quick pick' }).click()
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
    await page.getByRole('button', { name: /theme$/ }).click()
  }
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('H18 QP11 a ticket that the balance does not cover leads to a deposit, and the ticket is still there after it', async ({
  page,
}) => {
  const game = await openLottery(page)
  for (let lines = 0; lines < 10; lines++) {
    await game.getByRole('button', { name: 'Quick pick' }).click()
    await game.getByRole('button', { name: 'Add to the ticket' }).click()
  }
  await game.getByLabel('Price of a line').fill('100')
  await game.getByLabel('Draws').selectOption('The next 10 draws, paid now')
  await game.getByRole('button', { name: /^Buy for/ }).click()
  await expect(game.getByText(/^The balance does not cover/)).toBeVisible()
  await game.getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible()
  await centre.getByRole('button', { name: /^Close/ }).click()
  await expect(game.getByRole('button', { name: 'Remove line 10' })).toBeVisible()
})

test('P03 QP11 a payment on the page of its provider leads back to the lottery, with the ticket as it was', async ({
  page,
}) => {
  const game = await openLottery(page, 'demoagent')
  for (let lines = 0; lines < 2; lines++) {
    await game.getByRole('button', { name: 'Quick pick' }).click()
    await game.getByRole('button', { name: 'Add to the ticket' }).click()
  }
  await game.getByLabel('Price of a line').fill('2.5')
  const ticket = game.getByRole('list').filter({ has: game.getByRole('button', { name: 'Remove line 2' }) })
  const lines = await ticket.innerText()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  const centre = page.getByRole('dialog')
  await centre.getByRole('button', { name: /^Deposit \S*\d/ }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await centre.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/en\/game\?.*game=QUICK10/)
  await expect(ticket).toHaveText(lines, { useInnerText: true })
  await expect(game.getByLabel('Price of a line')).toHaveValue('2.5')
})
