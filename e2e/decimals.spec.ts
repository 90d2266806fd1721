import { expect, test } from '@playwright/test'
import { startOwnGateway } from './ownGateway.ts'
import { logIn, open, signIn } from './people.ts'

// One gateway serves both brands, which also open their games in two ways of their own.
test.describe.configure({ mode: 'default' })

let own: Awaited<ReturnType<typeof startOwnGateway>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  own = await startOwnGateway({
    yen: (brand) =>
      Object.assign(brand, {
        currency: { code: 'JPY', symbol: '¥', decimals: 0 },
        features: { ...brand.features, launch: { opens: 'overlay', provablyFair: true } },
        languages: { default: 'EN', active: ['EN', 'TY'], dateFormats: { EN: 'MM-dd-yyyy' } },
      }),
    coin: (brand) =>
      Object.assign(brand, {
        currency: { code: 'XBT', symbol: '₿', decimals: 8 },
        features: { ...brand.features, launch: { opens: 'window' } },
      }),
  })
  await Promise.all([own.buildSites(), own.startVendors()])
})
test.afterAll(() => own?.stop())

for (const { brand, typed, sent, shape, day } of [
  { brand: 'yen', typed: '1007', sent: '¥1,007', shape: /^-?¥[\d,]+$/, day: /^\d\d-\d\d-20\d\d / },
  { brand: 'coin', typed: '0.00000007', sent: '₿0.00000007', shape: /^-?₿[\d,]+\.\d{8}$/, day: /^20\d\d-\d\d-\d\d / },
])
  test(`V11 V31 a brand like ${brand} writes money and days its way on every page of money`, async ({ page }) => {
    const origin = own.originOf(brand)
    await logIn(page, 'demodownline', origin)
    await open(page, `${origin}/?centre=member.transferUpline`)
    const centre = page.getByRole('dialog')
    await centre.getByLabel('Amount', { exact: true }).fill(typed)
    const left = await centre.locator('[data-part=total] dd').innerText()
    expect(left).toMatch(shape)
    await centre.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(centre.getByText(`${sent} is with `)).toBeVisible()
    await expect(page.getByRole('banner').getByText(left).first()).toBeAttached()
    await centre.getByRole('link', { name: 'See the entry', exact: true }).click()
    const row = centre.locator('[data-part=rows] tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row.locator('[data-column=amount]')).toHaveText(`-${sent}`)
    await expect(row.locator('[data-column=balance]')).toHaveText(left)
    await expect(row.locator('[data-column=time]')).toHaveText(day)
    await open(page, `${origin}/?centre=member.activityStatement`)
    await expect(centre.locator('[data-part=rows] tbody [data-column=balance]').last()).toHaveText(left)
    await open(page, `${origin}/?centre=member.depositv2`)
    await expect(centre.getByRole('button', { name: /^Deposit .*\d/ })).toBeVisible()
    await expect(centre.locator('[data-part=total] dd')).toHaveText(shape)
  })

test('G07 QR20 a game opens over the page where the brand says so, and a round of it is verified in the browser', async ({
  page,
}) => {
  const origin = own.originOf('yen')
  await signIn(page, 'demoplayer', origin)
  await open(page, `${origin}/inhouse`)
  const tile = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await tile.press('Enter')
  const over = page.getByRole('dialog', { name: 'Game', exact: true })
  const game = over.frameLocator('iframe')
  const spin = game.getByRole('button', { name: /^spin/i })
  await spin.click()
  await expect(spin).toBeEnabled()
  expect(new URL(page.url()).pathname).toBe('/inhouse')
  // Once the seeds are changed, the server's is known.
  await game.getByRole('button', { name: 'Provably fair' }).click()
  await game.getByRole('button', { name: 'Change seeds' }).click()
  await expect(game.getByText(/^Seeds are changed/)).toBeVisible()
  await page.keyboard.press('Escape')
  await game.getByRole('button', { name: 'Last rounds' }).click()
  await game
    .getByRole('button', { name: /^See the round / })
    .first()
    .click()
  await game.getByRole('button', { name: 'Verify this round here' }).click()
  await expect(game.getByText('Verified: this round follows from the seeds.')).toBeVisible()
  await page.keyboard.press('Escape')
  await over.getByRole('button', { name: 'Back to the lobby' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(over).toBeHidden()
  await expect(tile).toBeFocused()
})

test('G09 a game opens in a window of its own where the brand says so, and the page stays', async ({ page }) => {
  const origin = own.originOf('coin')
  await signIn(page, 'demoplayer', origin)
  await open(page, `${origin}/inhouse`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' }).press('Enter')
  const opened = await opening
  await expect(opened.frameLocator('iframe').getByRole('button', { name: /^spin/i })).toBeEnabled({ timeout: 20_000 })
  expect(new URL(opened.url()).pathname).toBe('/game')
  expect(new URL(page.url()).pathname).toBe('/inhouse')
})
