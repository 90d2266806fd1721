import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const address = `${hosts.comet}/?centre=member.transferUpline`

test('P05 EN01 a member sends money to the upline, and its receipt leads to the entry', async ({ page }) => {
  await signIn(page, 'demodownline')
  await open(page, address)
  const centre = page.getByRole('dialog')
  await centre.getByLabel('Amount', { exact: true }).fill('3.07')
  await expect(centre.getByText(/\(demoagent\)/).first()).toBeVisible()
  const left = (await centre.locator('[data-part=total] dd').innerText()).trim()
  await centre.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(centre.getByText(/^\$3\.07 is with /)).toBeVisible()
  await expect(centre.locator('[data-part=total] dd')).toHaveText(left)
  await expect(page.getByRole('banner').getByText(left).first()).toBeAttached()
  await centre.getByRole('link', { name: 'See the entry', exact: true }).click()
  const row = page.getByRole('dialog').locator('[data-part=rows] tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row.locator('[data-column=amount]')).toHaveText('-$3.07')
  await expect(row.locator('[data-column=balance]')).toHaveText(left)
})

test('P05 V34 whoever has no upline is told so at the address, and the menu does not list the page', async ({
  page,
}) => {
  await signIn(page, 'demoplayer')
  await open(page, address)
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: 'Transfer to upline' })).toBeVisible()
  await expect(centre.getByText('No account stands above yours')).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Transfer to upline' })).toHaveCount(0)
  await expect(centre.getByRole('button', { name: 'Deposit', exact: true })).not.toHaveCount(0)
})

test('X07 an agent finds a downline, sends it money, and sees it among what was sent', async ({ page }) => {
  await signIn(page, 'demoagent')
  await open(page, `${hosts.comet}/?centre=member.transferDownline`)
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: 'Transfer to downline' })).toBeVisible()
  await centre.getByRole('radio', { name: /\(demodownline\)/ }).check()
  await centre.getByLabel('Amount', { exact: true }).fill('4.11')
  await centre.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(centre.getByText(/^\$4\.11 is with /)).toBeVisible()
  await expect(
    centre
      .getByRole('article')
      .filter({ hasText: '4.11' })
      .getByText(/\(demodownline\)/),
  ).toBeVisible()
})
