import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { startOwnGateway } from './ownGateway.ts'
import { hosts, password } from './people.ts'

interface Answer<Value> {
  readonly value: Value
}

/** A player of a site of its own, as its calls see them. */
async function signIn(page: Page, api: string) {
  const headers = { 'X-Requested-With': 'foyer', Language: 'EN' }
  const ask = async <Value>(path: string): Promise<Value> => {
    const answer = await page.request.get(`${api}/api/${path}`, { headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    // The shape of the answer is that of the path.
    return ((await answer.json()) as Answer<Value>).value
  }
  const data = { type: 'username', username: 'demoplayer', password }
  const login = async () =>
    expect((await page.request.post(`${api}/api/WPS/0/wps/session/login`, { data, headers })).ok()).toBe(true)
  await login()
  return {
    login,
    /** The address of the first title of a category. */
    launch: async (gameType: string): Promise<string> => {
      const { games } = await ask<{ games: { nodeId: number; gameId: string; vassalage: string; isGame: string }[] }>(
        `WPS/0/wps/relay/GCSGAME_gameList?gameType=${gameType}&pageSize=20&pageNo=1`,
      )
      const title = games.find(({ isGame }) => isGame === 'GAME')
      const query = new URLSearchParams({
        nodeId: String(title?.nodeId),
        gameId: title?.gameId ?? '',
        vassalage: title?.vassalage ?? '',
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: '3',
        language: 'EN',
      })
      const opened = await ask<{ game_url?: string; game_url2?: string }>(`WPS/1/wps/game/launchGame?${query}`)
      return opened.game_url2 ?? opened.game_url ?? ''
    },
    records: (day: string) =>
      ask<{ list: { betId: string; status: string; betAmount: number | string }[] }>(
        `WPS/1/wps/relay/MCSFE_getBetHistory?startDate=${day}&endDate=${day}&timeZone=UTC&pageNo=1&pageSize=50`,
      ),
  }
}

const accessible = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

test('QP12 P06 a single and an accumulator are placed, the world’s clock settles them, and both stand in the bet records', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const own = await startOwnGateway({ stadium: () => undefined })
  try {
    await own.startVendors()
    const { login, launch, records } = await signIn(page, own.api)
    await page.goto(await launch('SPORTS'))
    const rows = page.locator('.event')
    await expect(rows.first()).toBeVisible()
    // The title is one of races; the book has all sports.
    const chosen = page.locator('.rail [aria-pressed=true]')
    await expect(chosen).toContainText('Motor racing')
    await accessible(page)

    // With nothing on the slip, among the bets or found; on a phone; and with no connection.
    await page.getByRole('button', { name: 'My bets' }).click()
    await expect(page.getByText('No bets yet')).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Events', exact: true }).click()
    await page.getByRole('searchbox').fill('no such team')
    await expect(page.getByText('Nothing found for')).toBeVisible()
    await accessible(page)
    await page.getByRole('searchbox').fill('')
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    await accessible(page)
    await page.getByRole('button', { name: /^Bet slip/ }).click()
    await expect(page.getByText('Your slip is empty')).toBeVisible()
    await accessible(page)
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await expect(page.getByText(/^Connection lost/)).toBeVisible({ timeout: 30_000 })
    await accessible(page)
    await page.context().setOffline(false)
    await expect(page.getByText(/^Connection lost/)).toBeHidden({ timeout: 30_000 })
    await page.setViewportSize(size)

    const slip = page.getByRole('form', { name: 'Bet slip' })
    await rows.nth(0).locator('.odds').first().click()
    await slip.getByRole('button', { name: /^Add 5\.00 / }).click()
    await slip.getByRole('button', { name: 'Place bet' }).click()
    const placed = slip.getByText(/^Bet placed\. Reference /)
    await expect(placed).toBeVisible()
    const referenceOf = async (): Promise<string> => /[\w-]{14}/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
    const single = await referenceOf()

    await rows.nth(1).locator('.odds').first().click()
    await rows.nth(2).locator('.odds').first().click()
    await slip.getByRole('button', { name: 'Accumulator' }).click()
    await slip.getByLabel('When odds change').selectOption('Take any odds')
    await slip.getByLabel('Stake: Accumulator').fill('10')
    await accessible(page)
    await slip.getByRole('button', { name: 'Place bet' }).click()
    await expect(placed).toBeVisible()
    const joined = await referenceOf()
    expect(joined).not.toBe(single)

    await rows.nth(3).locator('.event-name').click()
    await expect(page.getByRole('button', { name: 'Back to the events' })).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Back to the events' }).click()
    await expect(chosen).toContainText('Motor racing')
    await page.getByRole('button', { name: 'My bets' }).click()
    const bets = page.locator('.bet')
    await expect(bets).toHaveCount(2)
    await expect(bets.filter({ hasText: joined })).toContainText('Accumulator of 2')
    await accessible(page)

    await fetch(`${own.api}/desk/api/world`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer' },
      body: JSON.stringify({ minutes: 16 * 60 }),
    })
    await expect(page.getByText('Settled')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Settled')).toContainText('2', { timeout: 30_000 })
    await accessible(page)
    await login()
    const today = new Date().toISOString().slice(0, 10)
    await expect(async () => {
      const { list } = await records(today)
      for (const reference of [single, joined]) {
        const record = list.find(({ betId }) => betId === reference)
        expect(record?.status, reference).toMatch(/^(WON|LOST|CANCELLED)$/)
      }
    }).toPass({ timeout: 30_000 })
  } finally {
    await own.stop()
  }
})

test('QP12 a slip without a stake asks for one where bets are placed, and leads to its field', async ({ page }) => {
  const { launch } = await signIn(page, hosts.comet)
  await page.goto(await launch('SPORTS'))
  const slip = page.getByRole('form', { name: 'Bet slip' })
  await page.locator('.event .odds').first().click()
  const ask = slip.getByRole('button', { name: 'Enter a stake' })
  const place = slip.getByRole('button', { name: 'Place bet' })
  await expect(place).toHaveCount(0)
  const ground = await ask.evaluate((button) => getComputedStyle(button).backgroundColor)
  await ask.click()
  const stake = slip.getByRole('textbox', { name: /^Stake:/ })
  await expect(stake).toBeFocused()
  await stake.fill('1')
  await expect(place).not.toHaveCSS('background-color', ground)
})

test('QP12 QR25 from odds that are chosen the next place of the keyboard leads to the slip', async ({ page }) => {
  const { launch } = await signIn(page, hosts.comet)
  await page.goto(await launch('SPORTS'))
  const odds = page.locator('.event').first().locator('.odds').first()
  await odds.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'To the bet slip' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Bet slip' }).getByRole('heading', { name: 'Bet slip' })).toBeFocused()
})

test('QP12 QR25 the keyboard stays at the slip when what it pressed is gone: placed, refused, removed', async ({
  page,
}) => {
  const { launch } = await signIn(page, hosts.comet)
  await page.goto(await launch('SPORTS'))
  const slip = page.getByRole('form', { name: 'Bet slip' })
  const title = slip.getByRole('heading', { name: 'Bet slip' })
  const stake = slip.getByRole('textbox', { name: /^Stake:/ })
  const choose = (row: number) => page.locator('.event').nth(row).locator('.odds').first().press('Enter')
  await choose(0)
  await stake.fill('99999')
  await stake.press('Enter')
  await expect(slip.getByText(/^You may have at most/)).toBeVisible()
  await expect(stake).toBeFocused()
  await stake.fill('1')
  await slip.getByRole('button', { name: 'Place bet' }).press('Enter')
  await expect(slip.getByText(/^Bet placed/)).toBeVisible()
  await expect(title).toBeFocused()

  await choose(1)
  await choose(2)
  await slip
    .getByRole('button', { name: /^Remove (?!all)/ })
    .first()
    .press('Enter')
  await expect(title).toBeFocused()
  await slip.getByRole('button', { name: 'Remove all' }).press('Enter')
  await expect(slip.getByText('Your slip is empty')).toBeVisible()
  await expect(title).toBeFocused()
})

for (const { width, where } of [
  { width: 1280, where: 'beside the events' },
  { width: 390, where: 'in a sheet over them' },
])
  test(`A05 QP12 QR25 a game whose session has ended says so over all of it, and nothing under that is reached, with the slip ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { launch } = await signIn(page, hosts.comet)
    await page.goto(await launch('SPORTS'))
    await page.locator('.event').first().locator('.odds').first().press('Enter')
    if (width < 1000) await page.getByRole('button', { name: /^Bet slip/ }).press('Enter')
    const slip = page.getByRole('form', { name: 'Bet slip' })
    await slip.getByRole('textbox').fill('1')
    const headers = { 'X-Requested-With': 'foyer' }
    const out = await page.request.delete(`${hosts.comet}/api/WPS/0/wps/session/logout`, { headers })
    expect(out.ok()).toBe(true)
    await slip.getByRole('button', { name: 'Place bet' }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const uncovered = await page.locator('.board-list h2').evaluateAll(
      (headings) =>
        headings.filter((heading) => {
          const { left, top } = heading.getBoundingClientRect()
          return top < innerHeight && document.elementFromPoint(left + 4, top + 20)?.closest('.cover') === null
        }).length,
    )
    expect(uncovered).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('.book :focus')).toHaveCount(0)
  })

test('QP12 QP16 on a phone the sport that a title opens on is in sight among the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { launch } = await signIn(page, hosts.comet)
  await page.goto(await launch('SPORTS'))
  const chosen = page.locator('.rail [aria-pressed=true]')
  await expect(chosen).toContainText('Motor racing')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'All sports' })).not.toBeInViewport()
})
