import { expect, test } from '@playwright/test'
import { hosts, logIn, open } from './people.ts'

test('G03 I48 W14 QP11 a member buys a ticket from the page of a lottery, and it is checked when its draw is drawn', async ({
  page,
}) => {
  // The lottery draws every minute.
  test.setTimeout(180_000)
  await logIn(page, 'demoplayer', `${hosts.marigold}/en`)
  await open(page, `${hosts.marigold}/en/lottery?gameCode=QUICK10`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: '7', exact: true }).click()
  await game.getByRole('button', { name: 'Add to the ticket' }).click()
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await game.getByRole('button', { name: 'Add to the ticket' }).click()
  await game.getByRole('button', { name: /^Buy for/ }).click()
  await expect(game.getByText(/^Ticket bought\. Reference/)).toBeVisible()
  await game.getByRole('button', { name: 'My tickets' }).click()
  const ticket = game.getByRole('listitem').filter({ hasText: 'Reference' }).first()
  await expect(ticket).toContainText('Waiting for the draw')
  await expect(ticket).toContainText(/Not won|Won/, { timeout: 120_000 })
  await expect(ticket).toContainText('Drawn')
})
