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
