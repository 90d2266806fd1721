import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('R17 R18 P26 P27 V33 a player applies with a picture, the desk issues, and the reward is claimed to the main balance @smoke', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, `${hosts.comet}/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Coming soon')).toBeVisible()
  await page.getByRole('link', { name: /The lantern diary/ }).click()
  await expect(page).toHaveURL(/promoDetail\?id=pr-diary/)
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await signIn(page)
  await page.reload()
  const words = `The lantern round, ${Date.now()}`
  await page.getByLabel('Comment').fill(words)
  await page.reload()
  await expect(page.getByLabel('Comment')).toHaveValue(words)
  await page.getByLabel('Picture 1').setInputFiles({ name: 'round.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByLabel('Picture 2')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  const way = page.getByRole('list', { name: 'Way of your application' })
  await expect(way).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused()

  const desk = await context.newPage()
  await desk.goto(`${baseURL}/desk`)
  const entry = desk.getByRole('region', { name: 'Promotions' }).getByRole('listitem').filter({ hasText: words })
  await expect(entry).toContainText('demoplayer')
  const picture = await context.request.get(
    new URL((await entry.getByRole('link').getAttribute('href')) ?? '', baseURL).href,
  )
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await entry.getByRole('textbox').fill('12.50')
  await entry.getByRole('button', { name: /^Issue/ }).click()
  await expect(entry).toContainText('12.50 USD for demoplayer')
  await entry.getByRole('button', { name: 'Back' }).press('Enter')
  await entry.getByRole('button', { name: /^Issue/ }).click()
  await entry.getByRole('button', { name: 'Issue 12.50 USD' }).click()
  await expect(entry).toHaveCount(0)

  await page.getByRole('button', { name: 'Claim $12.50' }).click()
  await expect(page.getByText('Your main balance has $12.50 more now.')).toBeVisible()
  await expect(way.getByRole('listitem').last()).toHaveAttribute('data-state', 'done')
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
})

test('R18 an address of no promotion says so under a heading, and leads to all of them', async ({ page }) => {
  await open(page, `${hosts.comet}/promoDetail?id=nope`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(main.getByText('This promotion is not here any more')).toBeVisible()
  await main.getByRole('link', { name: 'All promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('P26 a long word in a comment does not make the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'demodownline')
  await open(page, `${hosts.comet}/promoDetail?id=pr-diary`)
  await page.getByLabel('Comment').fill('x'.repeat(141))
  await expect(page.getByText('141 / 140')).toBeVisible()
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider).toBeLessThanOrEqual(0)
})
