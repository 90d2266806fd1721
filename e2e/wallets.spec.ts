import { expect, test } from '@playwright/test'
import { startOwnGateway } from './ownGateway.ts'
import { hosts, logIn, open, signIn } from './people.ts'

const transferPage = '/?centre=member.transferFund'

test('P02 EN03 with one wallet the page says so, with what is in it and the way on', async ({ page }) => {
  await signIn(page, 'demoplayer')
  await open(page, `${hosts.comet}${transferPage}`)
  const centre = page.getByRole('dialog')
  await expect(centre.getByText(/One wallet for everything: \$/)).toBeVisible()
  await expect(centre.getByRole('link', { name: 'To the games' })).toBeVisible()
})

test('P02 money goes into a vendor’s wallet, a lost answer is found, everything comes back in one press, and the keyboard is never lost', async ({
  page,
}) => {
  // A gateway, its vendors and a site are started for it.
  test.setTimeout(240_000)
  const own = await startOwnGateway({
    purse: (brand) => {
      brand.wallets = { vendors: ['BGS', 'TF'] }
    },
  })
  try {
    const vendors = await own.startVendors()
    await own.buildSites()
    const origin = own.originOf('purse')
    await logIn(page, 'demoplayer', origin)
    await open(page, `${origin}${transferPage}`)
    const centre = page.getByRole('dialog')
    const wallets = centre.getByRole('list', { name: 'Your wallets' }).getByRole('listitem')
    await expect(wallets.nth(1)).toContainText('$0.00')
    const before = (await wallets.nth(0).innerText()).replace(/\s+/g, ' ')

    const amount = centre.getByLabel('Amount', { exact: true })
    await amount.fill('12.50')
    await centre.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(wallets.nth(1)).toContainText('$12.50')
    await expect(wallets.nth(1)).toContainText('$12.50 has come in')
    await expect(amount).toBeFocused()
    await expect(centre.getByRole('region', { name: 'Your transfers' }).getByText('Done')).toBeVisible()

    await fetch(`${vendors}/wallet/faults`, {
      method: 'POST',
      body: new URLSearchParams({ vendor: 'BGS', fault: 'loses' }),
      redirect: 'manual',
    })
    await centre.getByLabel('Amount', { exact: true }).fill('2.50')
    await centre.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(centre.getByText('On its way', { exact: true })).toBeVisible()
    await page.reload()
    await expect(centre.getByText('On its way', { exact: true })).toBeVisible()
    // The vendor is asked on the world's clock.
    await fetch(`${own.api}/desk/api/world`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer' },
      body: JSON.stringify({ minutes: 1 }),
    })
    await expect(centre.getByText('On its way', { exact: true })).toHaveCount(0, { timeout: 30_000 })
    await expect(wallets.nth(1)).toContainText('$15.00')

    await fetch(`${vendors}/wallet/faults`, {
      method: 'POST',
      body: new URLSearchParams({ vendor: 'BGS', fault: 'none' }),
      redirect: 'manual',
    })
    await centre.getByRole('button', { name: 'Everything back to the main wallet' }).click()
    await expect(wallets.nth(1)).toContainText('$15.00 is back in the main wallet')
    await expect.poll(async () => (await wallets.nth(0).innerText()).replace(/\s+/g, ' ')).toBe(before)
    const back = centre.getByRole('button', { name: 'Everything back to the main wallet' })
    await expect(back).toBeFocused()
    await back.click()
    await expect(wallets.nth(0)).toContainText('There is nothing to bring back')

    // The next transfer begins with the wallet and the way of the one before.
    await centre.getByLabel('Wallet', { exact: true }).selectOption('TF')
    await amount.fill('3')
    await amount.press('Enter')
    await expect(wallets.nth(2)).toContainText('$3.00')
    await expect(amount).toBeFocused()
    await expect(centre.getByLabel('Wallet', { exact: true })).toHaveValue('TF')
    await centre.getByRole('radio', { name: 'To the main wallet' }).check()
    await amount.fill('3')
    await amount.press('Enter')
    await expect(wallets.nth(2)).toContainText('$3.00 is back in the main wallet')
    await expect(centre.getByRole('radio', { name: 'To the main wallet' })).toBeChecked()
  } finally {
    await own.stop()
  }
})
