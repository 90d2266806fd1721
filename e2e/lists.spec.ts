import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test('QP03 QP04 filters say how many games they leave, stand in the address and are taken away again', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/rng`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Filter and sort' }).click()
  await dialog.getByRole('checkbox', { name: /^Free spins/ }).check()
  const high = dialog.getByRole('checkbox', { name: /^High/ })
  // No game that has free spins strays so far.
  await expect(high).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /^Low \d/ }).check()
  const told = page.waitForResponse(/gameFacets\?.*themes=water/)
  await dialog.getByRole('checkbox', { name: /^Water/ }).check()
  await dialog.getByRole('combobox', { name: 'Order' }).selectOption('By name, A to Z')
  const left: number = (await (await told).json()).value.totalCount
  await dialog.getByRole('button', { name: `Show ${left} games` }).click()
  await expect(page).toHaveURL(/feature=freeSpins&theme=water&volatility=low&sort=name/)
  await expect(main.getByRole('button', { name: 'Filter and sort 3' })).toBeVisible()
  // 19 to a page.
  await expect(main.getByRole('link', { name: `Page ${Math.ceil(left / 19)}`, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rng$/)

  await open(page, `${hosts.comet}/rng?feature=freeSpins,respins&jackpot=maybe`)
  await expect(main.getByText('No games match')).toBeVisible()
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/feature/)
  await expect(main.getByRole('button', { name: /^Play / }).first()).toBeAttached()
})

test('QP03 on a phone filters come up from the lower edge, and a table of games has them too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.keystone}/live?rtp=99`)
  await page.getByRole('main').getByRole('button', { name: 'Filters (1)' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Return to player' })).toHaveValue('99')
  await expect(dialog.getByRole('checkbox', { name: /^Wilds/ })).toHaveCount(0)
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    })
    .toBe(844)
  await dialog.getByRole('button', { name: 'Clear filters' }).click()
  await dialog.getByRole('button', { name: /^Show \d+ games$/ }).click()
  await expect(page).not.toHaveURL(/rtp/)
})

for (const { what, path, turn } of [
  { what: 'a page of a lobby', path: '/rng', turn: 'Page 2' },
  { what: 'a page of a maker', path: '/esports', turn: 'Page 2' },
  { what: 'what a search has loaded', path: '/?q=star', turn: 'Load more' },
])
  test(`L17 R02 back from a game ${what} stands where it was left`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    await open(page, hosts.comet + path)
    const main = page.getByRole('main')
    const games = main.getByRole('button', { name: /^Play / })
    const first = await games.first().getAttribute('aria-label')
    const count = await games.count()
    await main
      .getByRole('link', { name: turn, exact: true })
      .or(main.getByRole('button', { name: turn }))
      .click()
    await expect
      .poll(async () => (await games.count()) > count || (await games.first().getAttribute('aria-label')) !== first)
      .toBe(true)
    const last = games.last()
    await last.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1000)
    const [address, name] = [page.url(), (await last.getAttribute('aria-label')) ?? '']
    await last.press('Enter')
    await expect(page).toHaveURL(/\/game\?/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
    await expect(games.last()).toHaveAccessibleName(name)
  })
