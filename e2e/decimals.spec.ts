import { expect, test } from '@playwright/test'
import { startOwnGateway } from './ownGateway.ts'
import { logIn, open } from './people.ts'

// One gateway serves both brands.
test.describe.configure({ mode: 'default' })

let own: Awaited<ReturnType<typeof startOwnGateway>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  own = await startOwnGateway({
    yen: (brand) =>
      Object.assign(brand, {
        currency: { code: 'JPY', symbol: '¥', decimals: 0 },
        languages: { default: 'EN', active: ['EN', 'TY'], dateFormats: { EN: 'MM-dd-yyyy' } },
      }),
    coin: (brand) => Object.assign(brand, { currency: { code: 'XBT', symbol: '₿', decimals: 8 } }),
  })
  await own.buildSites()
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
