import AxeBuilder from '@axe-core/playwright'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

/** Signs in and opens a table of blackjack; answers its frame. Whoever bets has a title alone: at one table two tests are one player. */
async function openBlackjack(page: Page, title = 0): Promise<FrameLocator> {
  await signIn(page)
  await open(page, `${hosts.comet}/live?class=Blackjack`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play (?!.*(Infinite|Party)).*Blackjack/ })
    .nth(title)
  await tile.focus()
  await tile.press('Enter')
  return page.frameLocator('iframe')
}

test('R25 QR25 GW07 a player is dealt a hand of blackjack, plays it, and finds it in the betting record', async ({
  page,
}) => {
  // A round lasts as long as its clocks, and on a machine under load as long as its browser.
  test.setTimeout(240_000)
  const game = await openBlackjack(page)
  const faults = async () =>
    (await new AxeBuilder({ page }).include('iframe').analyze()).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${target.join(' ')}`),
    )
  await expect(game.getByText('Place your bets')).toBeVisible({ timeout: 20_000 })
  const spot = game.getByRole('button', { name: /^Bet 5\.00 .* on your seat$/ })
  await spot.focus()
  await spot.press('Enter')
  await expect(game.locator('.seat[data-state=own] .hand-bet')).toBeAttached()
  expect(await faults()).toEqual([])
  await game.getByRole('button', { name: /^Table 1/ }).press('Enter')
  await expect(game.getByRole('dialog', { name: 'Tables' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')

  // Whatever falls: insurance is declined and the hand stands, unless it needs no decision.
  const won = game.locator('.figure').filter({ hasText: 'Won' }).locator('.figure-value')
  const decision = game.getByRole('button', { name: /^(Stand|No insurance)/ })
  const seen = new Set<string>()
  await expect(async () => {
    // The clock may take a decision away at any moment, so that nothing waits long for one.
    const soon = { timeout: 2_000 }
    const name = (await decision.isVisible()) && (await decision.isEnabled(soon)) ? await decision.innerText(soon) : ''
    // A turn lasts as long as its clock, which a look at everything may outlast.
    if (process.env.E2E_SCOPE === 'full' && name !== '' && !seen.has(name)) {
      seen.add(name)
      expect.soft(await faults()).toEqual([])
    }
    if (name !== '') await decision.press('Enter', soon)
    await expect(won).toHaveText(/\d/, { timeout: 500 })
  }).toPass({ timeout: 60_000 })
  const brought = await won.innerText()
  expect(['0.00', '5.00', '10.00', '12.50']).toContain(brought)
  expect(await faults()).toEqual([])

  await expect(game.getByText('Place your bets')).toBeVisible({ timeout: 20_000 })
  await game.getByRole('button', { name: 'Last rounds' }).click()
  const reference = game.locator('button.reference').first()
  await expect(reference).toBeVisible()
  const id = await reference.innerText()
  await page.goto(`${hosts.comet}/?centre=member.personalHistoryCopy&centre.reference=${id}`)
  await expect(page.getByRole('dialog').locator('[data-part=detail]').filter({ hasText: id })).toHaveCount(1)
})

test('QP10 R25 the table stays where it is on a phone when no clock runs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await openBlackjack(page, 1)
  const height = () => game.locator('.status').evaluate((status) => status.getBoundingClientRect().height)
  await expect(game.getByText('Place your bets')).toBeVisible({ timeout: 20_000 })
  const timed = await height()
  // Aligned with what stands above: words below words, and the button at the end of the row.
  const row = await game.locator('.rounds-row').evaluate((part) => {
    const edge = (of: Element | null | undefined, side: 'left' | 'right') => of?.getBoundingClientRect()[side] ?? 0
    const words = part.closest('.blackjack')?.querySelector('.status-words')
    const none = part.querySelector(':scope > .quiet')
    return {
      apart: none ? edge(none, 'left') - edge(words, 'left') : 0,
      end: edge(part.querySelector(':scope > button'), 'right'),
    }
  })
  expect(Math.abs(row.apart)).toBeLessThan(1)
  expect(row.end).toBeGreaterThan(370)
  await game.getByRole('button', { name: /^Bet 5\.00 .* on your seat$/ }).press('Enter')
  await expect(game.locator('.status-bar')).toHaveCount(0, { timeout: 60_000 })
  expect(await height()).toBe(timed)
})

test('QP10 R25 in half of a wide window the sides of a table of blackjack lie on its cloth, apart from the shoe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 800 })
  const game = await openBlackjack(page)
  await expect(game.locator('.cloth')).toBeAttached({ timeout: 20_000 })
  for (const width of [720, 960]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = await game.locator('.blackjack').evaluate((table) => {
      const edge = (part: string, side: 'left' | 'right') =>
        Math.round(table.querySelector(part)?.getBoundingClientRect()[side] ?? Number.NaN)
      const of = (part: string) => [edge(part, 'left'), edge(part, 'right')]
      return [of('.cloth'), of('.status'), of('.rounds-row'), of('.shoe'), of('.talk-place .talk')]
    })
    const [cloth, status, rounds, shoe, talk] = edges.map(([left = 0, right = 0]) => ({ left, right }))
    if (!cloth || !status || !rounds || !shoe || !talk) throw new Error('A part is missing')
    expect(Math.min(status.left, rounds.left), `${width}`).toBeGreaterThanOrEqual(cloth.left + 14)
    expect(talk.right, `${width}`).toBeLessThanOrEqual(cloth.right - 14)
    expect(shoe.right, `${width}`).toBeLessThanOrEqual(talk.left)
  }
})
