import { expect, test } from '@playwright/test'
import { hosts, open } from './people.ts'

for (const [brand, width, name] of [
  ['comet', 1440, /, home page$/],
  ['marigold', 390, /, ana sayfa$/],
  ['keystone', 1440, /, home page$/],
] as const) {
  test(`H01 the mark in the header of ${brand} at ${width} px leads home without a reload`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${hosts[brand]}/download`)
    const mark = page.getByRole('banner').getByRole('link', { name })
    await expect(mark.locator('img:visible')).toHaveCount(1)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await mark.click()
    await expect(page).toHaveURL(`${hosts[brand]}/`)
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
  })
}

for (const width of [390, 1440]) {
  test(`H01 where no picture loads, the header at ${width} px shows the name of the brand`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(/\.(svg|png|webp|avif)(\?|$)/, (route) => route.abort())
    await open(page, `${hosts.marigold}/`)
    const home = page.getByRole('banner').getByRole('link', { name: /, ana sayfa$/ })
    await expect(home.getByText('Marigold Draw')).toBeVisible()
    await expect(home.locator('img:visible')).toHaveCount(0)
  })
}
