import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const colours = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
const blackOnWhite = { backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' }

test('R21 on paper a page of help stands alone, black on white', async ({ page }) => {
  await open(page, `${hosts.comet}/help`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  expect(await colours(page)).toEqual(blackOnWhite)
})

test('P06 on paper a betting record has all the rows that are shown, without the page below it', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?centre=member.personalHistoryCopy`)
  const centre = page.getByRole('dialog', { name: 'Betting record' })
  await expect(centre.getByRole('table')).toBeVisible()
  // As wide as a sheet of paper.
  await page.setViewportSize({ width: 760, height: 1100 })
  await page.emulateMedia({ media: 'print' })
  expect((await centre.getByRole('heading', { name: 'Betting record' }).boundingBox())?.width).toBeGreaterThan(100)
  await expect(page.locator('#content')).toBeHidden()
  await expect(centre.getByRole('button', { name: 'Close' })).toBeHidden()
  const cut = await centre.locator('[data-part=content]').evaluate((content) => ({
    hidden: content.scrollHeight - content.clientHeight,
    below: content.getBoundingClientRect().bottom > innerHeight,
  }))
  expect(cut).toEqual({ hidden: 0, below: true })
  expect(await colours(page)).toEqual(blackOnWhite)
})
