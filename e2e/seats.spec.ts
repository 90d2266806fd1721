import AxeBuilder from '@axe-core/playwright'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

/** Each test has a title to itself, since its players would meet at the table. */
async function openTable(page: Page, name: string, title = 0, who?: string): Promise<FrameLocator> {
  await signIn(page, who)
  await open(page, `${hosts.comet}/pvp?q=${encodeURIComponent(name)}`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Play .*${name}`) })
    .nth(title)
  await tile.focus()
  await tile.press('Enter')
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: /^Join/ })).toBeVisible({ timeout: 20_000 })
  return game
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
}

/** In one go, since a turn may end by the clock while a test looks. */
const layAny = (game: FrameLocator): Promise<void> =>
  game.locator('.match').evaluate((match) => {
    const [end] = match.querySelectorAll<HTMLButtonElement>('.match-actions .match-main:enabled')
    const tile = match.querySelector<HTMLButtonElement>('.domino-tile[data-fits]')
    if (end) end.click()
    else tile?.click()
  })

const isWide = (game: FrameLocator) =>
  game.locator('body').evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('QP10 GW07 P06 a hand of dominoes is played against bots to its end, and stands in the betting record', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const game = await openTable(page, 'Domino')
  await expect(game.locator('[data-figure=balance] dd')).toContainText(/\d/)
  await game.getByRole('button', { name: /^Join/ }).click()
  await expect(game.getByText('You are in the next hand')).toBeVisible()
  await expect(game.getByRole('list', { name: 'Seats' }).getByText(/^Bot /)).toHaveCount(3, { timeout: 30_000 })
  const result = game.getByRole('region', { name: 'End of the hand' })
  await expect(async () => {
    await layAny(game)
    await expect(result).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 150_000 })
  await expect(result.getByRole('row')).toHaveCount(6)
  await expect(result).toContainText('House, rake 5 %')
  expect(await faultsOf(page)).toEqual([])
  await game.getByRole('button', { name: 'Last rounds' }).click()
  const reference = game.locator('button.reference').first()
  await expect(reference).toBeVisible()
  const name = await reference.innerText()
  await page.goto(`${hosts.comet}/?centre=member.personalHistoryCopy&centre.reference=${name}`)
  await expect(page.getByRole('dialog').locator('[data-part=detail]').filter({ hasText: name })).toHaveCount(1)
})

const sizes = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [320, 640],
] as const
for (const { title, pieces, who } of [
  { title: 'Domino', pieces: '.domino-tile', who: 'demoagent' },
  { title: 'Big Two', pieces: '.card-button', who: 'demoplayer' },
])
  test(`QR25 QP10 ${title} has no fault for assistive tools in any state, at every size, and a reload comes back to the hand`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const game = await openTable(page, title, 1, who)
    expect(await faultsOf(page)).toEqual([])
    await game.getByRole('button', { name: 'Tables and talk' }).click()
    await expect(game.getByRole('dialog').getByText('Table 3')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await game.getByRole('button', { name: 'Rules and pays' }).click()
    await expect(game.getByRole('dialog')).toContainText('a rake of 5 %')
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await game.getByRole('button', { name: /^Join/ }).click()
    await expect(game.locator(pieces).first()).toBeVisible({ timeout: 30_000 })
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      expect(await isWide(game), `${width}`).toBe(false)
      const piece = await game.locator(pieces).last().boundingBox()
      expect((piece?.y ?? 0) + (piece?.height ?? 9999), `${width}`).toBeLessThanOrEqual(height + 1)
      expect(await faultsOf(page), `${width}`).toEqual([])
    }
    await page.reload()
    await expect(game.locator(pieces).first()).toBeVisible({ timeout: 30_000 })
    await game.getByRole('button', { name: 'Leave the hand' }).click()
    await expect(game.getByRole('button', { name: 'Play on myself' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

/** Free seats whose words lie across the edge of the table or over another's; the cloth is drawn without an element. */
const misplacedSeats = (game: FrameLocator) =>
  game.locator('.match').evaluate((match) => {
    const [stage, cloth] = [getComputedStyle(match), getComputedStyle(match, '::before')]
    const px = (length: string) => Number.parseFloat(length)
    const place = match.getBoundingClientRect()
    const right = place.right - px(stage.paddingRight) - px(cloth.marginRight)
    const top = place.top + px(stage.paddingTop) + px(cloth.marginTop)
    const [left, bottom, rim] = [right - px(cloth.width), top + px(cloth.height), px(cloth.borderTopWidth)]
    const words = [...match.querySelectorAll('.plate[data-kind=empty] .plate-name')]
      .map((name) => name.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const isWithin = (box: DOMRect) =>
      box.top >= top + rim && box.bottom <= bottom - rim && box.left >= left + rim && box.right <= right - rim
    const isBeside = (box: DOMRect) => box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right
    const meets = (one: DOMRect, other: DOMRect) =>
      one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
    return words.filter(
      (box) => !(isWithin(box) || isBeside(box)) || words.some((other) => other !== box && meets(box, other)),
    ).length
  })

test('QR25 QP10 the words of a free seat lie clear of the edge of the table and of one another, at every size', async ({
  page,
}) => {
  const game = await openTable(page, 'Domino', 2, 'demodownline')
  await expect(game.locator('.plate[data-kind=empty]').first()).toBeAttached()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => misplacedSeats(game), { message: `${width}` }).toBe(0)
  }
})

test('R25 Back out of a hand asks once: Stay stays without the question, and Leave leaves', async ({ page }) => {
  const game = await openTable(page, 'Domino', 9)
  await game.getByRole('button', { name: /^Join/ }).click()
  await expect(game.getByText('You are in the next hand')).toBeVisible()
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: /^Leave/ })
  const back = () => page.evaluate(() => history.back())
  await back()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/game\?/)
  await back()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/pvp/)
})
