import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test('N09 the key / opens all titles: found misspelt, chosen by Enter, also without a connection', async ({
  page,
  context,
}) => {
  await open(page, hosts.comet)
  const dialog = page.getByRole('dialog', { name: 'Find a game' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('lanter')
  await expect(dialog.getByRole('option').first()).toContainText(/lantern/i)
  await context.setOffline(true)
  await field.fill('otetr')
  await expect(dialog.getByRole('option').first()).toContainText(/otter/i)
  await context.setOffline(false)
  await dialog.getByRole('option', { name: /See all results/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/q=otetr/)
  await page.keyboard.press('/')
  await expect(dialog.getByRole('option', { name: 'otetr' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const [name, path] of [
  ['home', '/'],
  ['a lobby', '/rng'],
] as const)
  test(`N09 R02 all games of the palette stand on the page of results, where the keyboard goes on, from ${name}`, async ({
    page,
  }) => {
    await open(page, `${hosts.comet}${path}`)
    const dialog = page.getByRole('dialog', { name: 'Find a game' })
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await dialog.getByRole('combobox').fill('star')
    const closest = dialog.getByText(/^The 10 closest of \d+ games$/)
    await expect(closest).toBeVisible()
    const total = Number((await closest.textContent())?.match(/of (\d+)/)?.[1])
    // More than a page holds, and more than one search may give.
    expect(total).toBeGreaterThan(100)
    await dialog.getByRole('option', { name: /See all results/ }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('status').first()).toHaveText(`${total} games found`)
    await expect(main.getByRole('heading', { level: 1, name: /star/ })).toBeFocused()
    // What was found stands first, not a picture above it.
    await expect(main.locator('[data-size="edge"], [data-size="hero"]')).toHaveCount(0)
  })

for (const [brand, name] of [
  ['comet', 'Search games'],
  ['marigold', 'Oyun ara'],
  ['keystone', 'Search games'],
] as const) {
  test(`N09 QP02 ${brand} has a way to its titles in the header, on a phone too, and the focus comes back to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, hosts[brand])
    const button = page.getByRole('banner').getByRole('button', { name })
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
}

test('N09 search, amount, deposit and menu stand beside each other on the phone of a member', async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, hosts.comet)
  const banner = page.getByRole('banner')
  const parts = [
    banner.getByRole('link', { name: /home page/ }),
    banner.getByRole('button', { name: 'Search games' }),
    banner.getByText('Deposit', { exact: true }).first(),
    banner.locator('[data-part="toggle"]').last(),
  ]
  // All of them, before the first is measured: with a slow server search stands there before the rest.
  for (const part of parts) await expect(part).toBeVisible()
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  boxes.reduce((before, box) => {
    // The mark's own margin is empty, and both are larger than what is seen of them.
    expect((box?.x ?? 0) + 8).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
    return box
  })
  expect((boxes.at(-1)?.x ?? 0) + (boxes.at(-1)?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('N09 Escape takes the wish for the palette back while it is on its way', async ({ page }) => {
  await open(page, hosts.comet)
  await page.waitForLoadState('networkidle')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/SearchModal-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/SearchModal-[^/]*\.js/)
  await page.keyboard.press('/')
  await asked
  await page.keyboard.press('Escape')
  const came = page.waitForResponse(/\/SearchModal-[^/]*\.js/)
  letGo()
  await came
  const dialog = page.getByRole('dialog', { name: 'Find a game' })
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(dialog).toBeVisible()
})

test('N09 the key / is a letter where something is typed', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('a/b')
  await expect(main.getByRole('searchbox')).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R02 QP03 QP04 what a search has found is filtered and ordered as a lobby is', async ({ page }) => {
  await open(page, `${hosts.comet}/?q=star`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Filter and sort' }).click()
  const choice = dialog.getByRole('checkbox', { name: /^Free spins/ })
  const left = Number(
    /\d+$/.exec(
      (await choice.getAttribute('aria-label')) ??
        (await choice.evaluate((box) => box.closest('label')?.textContent?.trim() ?? '')),
    )?.[0],
  )
  await choice.check()
  await dialog.getByRole('button', { name: `Show ${left} games` }).click()
  await expect(page).toHaveURL(/q=star&feature=freeSpins/)
  await expect(main.getByRole('status').filter({ hasText: `${left} ` })).toBeVisible()
  await main.getByRole('group', { name: 'What is set' }).getByRole('button', { name: 'Remove Free spins' }).click()
  await expect(page).toHaveURL(/q=star$/)
  await page.goBack()
  await expect(page).toHaveURL(/feature=freeSpins/)

  await open(page, `${hosts.comet}/?q=star&feature=freeSpins,respins&jackpot=1&rtp=99`)
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/q=star$/)
  await expect(main.getByRole('button', { name: /^Play / }).first()).toBeAttached()
})
