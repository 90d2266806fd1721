import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

async function openSea(page: Page) {
  await signIn(page)
  await open(page, `${hosts.comet}/fish`)
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
  await tile.focus()
  await tile.press('Enter')
  const game = page.frameLocator('iframe')
  const sea = game.getByRole('listbox', { name: 'Fish in the sea' })
  await expect(sea.getByRole('option').first()).toBeAttached({ timeout: 20_000 })
  return { game, sea, figure: (name: string) => game.locator(`[data-figure=${name}] dd`) }
}

/** Aims by the keys at a fish; one that leaves just then ends the aim. */
async function aim(page: Page, sea: Locator): Promise<void> {
  await sea.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(sea.locator('[aria-selected=true]')).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** Fires by the keys until so many shots are settled; a catch, or a fish that leaves, ends an aim. */
async function fire(page: Page, { game, figure }: Awaited<ReturnType<typeof openSea>>, count: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(game.locator('.aim-said')).not.toHaveAttribute('data-what', 'under-way')
    expect(Number(await figure('shots').innerText())).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 60_000 })
}

test('G07 GW07 P06 a player shoots at fish by the keys, and every shot stands in the betting record by itself', async ({
  page,
}) => {
  const at = await openSea(page)
  const { game, sea, figure } = at
  await game.getByRole('combobox', { name: 'A shot costs' }).selectOption('10')
  await aim(page, sea)
  await expect(game.locator('.aim')).toContainText(/pays ×\d+ · chance [\d.]+% · brings/)
  expect(await figure('shots').innerText()).toBe('0')
  await fire(page, at, 3)
  const shots = Number(await figure('shots').innerText())
  expect(await figure('spent').innerText()).toBe((shots * 0.1).toFixed(2))
  await game.getByRole('button', { name: 'Last rounds' }).click()
  await expect(game.locator('button.reference').nth(shots - 1)).toBeVisible()
  // Earlier sessions stand below.
  const references = (await game.locator('button.reference').allInnerTexts()).slice(0, shots)
  expect(new Set(references).size).toBe(shots)
  await page.goto(`${hosts.comet}/?centre=member.personalHistoryCopy&centre.reference=${references[0]}`)
  await expect(page.getByRole('dialog').locator('[data-part=detail]').filter({ hasText: references[0] })).toHaveCount(1)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const)
  test(`QR25 a sea of ${width} by ${height} has no fault for assistive tools in any state, its trigger is in sight, and aiming costs nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { game, sea, figure } = await openSea(page)
    const trigger = await game.getByRole('button', { name: 'Fire' }).boundingBox()
    expect((trigger?.y ?? 0) + (trigger?.height ?? 9999)).toBeLessThanOrEqual(height)
    expect(Math.min(trigger?.width ?? 0, trigger?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const faults = async () =>
      (await new AxeBuilder({ page }).include('iframe').analyze()).violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target.join(' ')}`),
      )
    expect(await faults()).toEqual([])
    await aim(page, sea)
    expect(await faults()).toEqual([])
    await game.getByRole('button', { name: 'Rules and pays' }).click()
    await expect(game.getByRole('table')).toContainText('Great angler')
    expect(await faults()).toEqual([])
    await page.keyboard.press('Escape')
    expect(await figure('shots').innerText()).toBe('0')
  })
