import { expect, test } from '@playwright/test'
import { hosts, logIn, open, signIn } from './people.ts'

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

test('QP03 QP04 what is set stands above the games, each to be taken away, with their order', async ({ page }) => {
  await open(page, `${hosts.comet}/rng?feature=freeSpins&theme=water&volatility=low&sort=name`)
  const main = page.getByRole('main')
  const set = main.getByRole('group', { name: 'What is set' })
  await set.getByRole('button', { name: 'Remove Water' }).click()
  await expect(page).not.toHaveURL(/theme/)
  await expect(set.getByRole('button', { name: /^Remove/ })).toHaveText([/Free spins/, /Low/])
  await set.getByRole('combobox', { name: 'Order' }).selectOption('Newest first')
  await expect(page).toHaveURL(/sort=new/)
  await set.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/feature|volatility/)
  await expect(page).toHaveURL(/sort=new/)
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

test('QP01 a game is put into a collection of one’s own, which is renamed and removed', async ({ page }) => {
  await signIn(page)
  const calls = `${hosts.comet}/api/WPS/1/wps/relay/MCSFE_`
  // A test before this one may have been cut off.
  for (const { collectionId } of (await (await page.request.get(`${calls}gameCollections`)).json()).value)
    await page.request.post(`${calls}removeGameCollection`, {
      data: { collectionId },
      headers: { 'X-Requested-With': 'foyer' },
    })
  await open(page, `${hosts.comet}/fav`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').last()
  await main.getByRole('button', { name: 'New collection' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Late nights')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(main.getByRole('tab', { name: 'Late nights' })).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByText('Nothing in it yet')).toBeVisible()

  await open(page, `${hosts.comet}/inhouse`)
  const info = main.getByRole('button', { name: /^About / }).first()
  await info.focus()
  await info.press('Enter')
  await dialog.getByRole('button', { name: 'Collections…' }).click()
  const box = dialog.getByRole('checkbox', { name: 'Late nights' })
  // What the server refuses is taken back.
  await page.route('**/MCSFE_collectGame', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'limit_reached', message: 'Full', requestId: '1' } }),
  )
  await box.click()
  await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /./ }).first()).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.unroute('**/MCSFE_collectGame')
  const taken = page.waitForResponse(/MCSFE_collectGame/)
  await box.click()
  expect((await taken).ok()).toBe(true)

  await open(page, `${hosts.comet}/fav`)
  await main.getByRole('tab', { name: 'Late nights 1' }).click()
  await expect(page).toHaveURL(/collection=\d+/)
  await expect(main.getByRole('tabpanel').getByRole('button', { name: /^Play / })).toHaveCount(1)
  await main.getByRole('button', { name: 'Rename or remove' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Early')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(main.getByRole('tab', { name: 'Early 1' })).toHaveAttribute('aria-selected', 'true')
  await main.getByRole('button', { name: 'Rename or remove' }).click()
  // It is asked first, and whoever thinks again finds the collection as it was.
  await dialog.getByRole('button', { name: 'Remove collection' }).click()
  await expect(dialog.getByRole('heading', { name: 'Remove “Early”?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Early')
  await expect(dialog.getByRole('button', { name: 'Remove collection' })).toBeFocused()
  await expect(main.getByRole('tab', { name: 'Early 1', includeHidden: true })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Remove collection' }).click()
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(main.getByRole('tab', { name: 'Early' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/collection/)

  await open(page, `${hosts.comet}/fav?collection=99999`)
  await expect(main.getByText('There is no such collection')).toBeVisible()
  await main.getByRole('button', { name: 'All favourites' }).click()
  await expect(page).not.toHaveURL(/collection/)
})

test('P21 the game centre shows what was played last and what is marked, and plays it', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?centre=member.gameCentre`)
  const centre = page.getByRole('dialog')
  const recent = centre.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently played' }) })
  await expect(recent.getByRole('button', { name: /^Play / }).first()).toBeAttached()
  await expect(centre.getByRole('heading', { name: 'Favourite games' })).toBeVisible()
  await recent
    .getByRole('button', { name: /^Play / })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
})

test('L17 a page behind the last one leads to the last one in a table too', async ({ page }) => {
  await logIn(page, 'demoagent', hosts.keystone)
  const main = page.getByRole('main')
  const current = main.locator('[aria-current=page]').last()
  for (const path of ['/rng', '/']) {
    await open(page, `${hosts.keystone}${path}?page=99999`)
    await expect(main.getByRole('table').last().getByRole('button').first()).toBeVisible()
    await expect(page).not.toHaveURL(/page=99999/)
    await expect(current).not.toHaveAccessibleName('Page 1')
  }
  // No number of a page, which the server would refuse.
  await open(page, `${hosts.keystone}/?page=999999999999`)
  await expect(main.getByRole('table').last().getByRole('button').first()).toBeVisible()
  await expect(current).toHaveAccessibleName('Page 1')
})

test('L18 L24 showing all games empties the field too, and the keyboard goes on at the heading', async ({ page }) => {
  for (const host of [hosts.comet, hosts.keystone]) {
    await open(page, `${host}/rng`)
    const main = page.getByRole('main')
    if (host === hosts.comet) await main.getByRole('button', { name: 'Search' }).click()
    const field = main.getByRole('searchbox')
    await field.fill('zzzq')
    await main.getByRole('button', { name: 'Show all games' }).press('Enter')
    await expect(page).toHaveURL(/\/rng$/)
    await expect(field).toHaveValue('')
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('QP01 L24 favourites are found by a part of their name, which the address keeps', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/fav?q=zzzq`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Show all favourites' }).click()
  const plays = main.getByRole('tabpanel').getByRole('button', { name: /^Play / })
  await expect.poll(() => plays.count()).toBeGreaterThan(2)
  const count = await plays.count()
  const name = ((await plays.nth(1).getAttribute('aria-label')) ?? '').replace('Play ', '')
  await open(page, `${hosts.comet}/fav?q=zzzq`)
  await main.getByRole('searchbox', { name: 'Name of a game' }).fill(name.toUpperCase().slice(0, 8))
  await expect(plays.first()).toHaveAccessibleName(`Play ${name}`)
  expect(await plays.count()).toBeLessThan(count)
  await expect(page).toHaveURL(/[?&]q=/)
})

test('L27 a heart that is taken away on the page of favourites leaves the keyboard at the next one', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/fav`)
  const hearts = page.getByRole('tabpanel').locator('button[aria-pressed=true]')
  await expect.poll(() => hearts.count()).toBeGreaterThan(2)
  const count = await hearts.count()
  const next = (await hearts.nth(2).getAttribute('aria-label')) ?? ''
  const removal = page.waitForRequest(/removeFavoriteGame/)
  await hearts.nth(1).press('Enter')
  await expect(hearts).toHaveCount(count - 1)
  await expect(hearts.nth(1)).toBeFocused()
  await expect(hearts.nth(1)).toHaveAccessibleName(next)
  // Other tests find the favourites as they were.
  const removed = await removal
  await page.request.post(removed.url().replace('removeFavoriteGame', 'addFavoriteGame'), {
    data: removed.postDataJSON(),
    headers: { 'X-Requested-With': 'foyer' },
  })
})
