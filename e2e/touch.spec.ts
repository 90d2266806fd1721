import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('FP12 on touch nothing but its mark lies on the artwork of a tile, and every control of it is 44 px high', async ({
  page,
}) => {
  await page.goto('/rng')
  const tile = page.locator('[data-part=tile][data-game]').first()
  await expect(tile).toBeVisible()
  const boxOf = async (part: string) => {
    const box = await tile.locator(`[data-part=${part}]`).first().boundingBox()
    if (!box) throw new Error(`${part} is not shown`)
    return box
  }
  const art = await boxOf('art')
  expect(art.width).toBe((await tile.boundingBox())?.width)
  expect((await boxOf('name')).x).toBe(art.x)
  for (const part of ['play', 'trial', 'favourite']) {
    const box = await boxOf(part)
    expect(box.height, part).toBeGreaterThanOrEqual(44)
    expect(box.y, part).toBeGreaterThanOrEqual(art.y + art.height)
  }
})

test('FP12 on touch the controls of a banner take 44 px', async ({ page }) => {
  await page.goto('/')
  const controls = page.locator('[data-controls=over] > [data-part=controls]').first()
  for (const button of await controls.locator('button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('FP11 forced colours on a light ground show the logo that is drawn for one, whatever the theme', async ({
  browser,
}) => {
  const page = await browser.newPage({ forcedColors: 'active', colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/')
  await expect(page.locator('header [data-theme-only=light]').first()).toBeVisible()
  await expect(page.locator('header [data-theme-only=dark]').first()).toBeHidden()
  await page.close()
})

test('FP11 forced colours mark the selected tab', async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  await page.goto('/rng')
  const ground = (selected: boolean) =>
    page
      .locator(`[role=tab][aria-selected=${selected}]`)
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground(true)).not.toBe(await ground(false))
  await page.close()
})
