import { expect, type Page, test } from '@playwright/test'
import { startOwnGateway } from './ownGateway.ts'
import { open, password } from './people.ts'
import { playRound, spinOf } from './slot.ts'

// One gateway serves both brands.
test.describe.configure({ mode: 'default' })

let own: Awaited<ReturnType<typeof startOwnGateway>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  own = await startOwnGateway({
    windows: (brand) => Object.assign(brand, { features: { ...brand.features, launch: { opens: 'window' } } }),
    proven: (brand) => Object.assign(brand, { features: { ...brand.features, launch: { provablyFair: true } } }),
  })
  await own.startVendors()
  await own.buildSites()
})
test.afterAll(() => own?.stop())

/** What the vendor has written down of a round. */
interface RoundRecord {
  readonly draws: [count: number, value: number][]
  readonly result: { win: number }
}

/** Signs in and presses a game in the lobby. By the page's own call: only browsers know names that end in `localhost`. */
async function press(page: Page, brand: string): Promise<void> {
  await page.goto(`${own.originOf(brand)}/favicon.ico`)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'foyer' }
      return (await fetch('/api/WPS/0/wps/session/login', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ type: 'username', username: 'demoplayer', password }),
  )
  expect(status).toBe(200)
  await open(page, `${own.originOf(brand)}/inhouse`)
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
}

test('G07 a brand’s games open in a window of their own, the same game in the same one, which closes on the way back', async ({
  page,
}) => {
  const opening = page.waitForEvent('popup')
  await press(page, 'windows')
  const game = await opening
  await expect(spinOf(game)).toBeEnabled()
  await expect(game).toHaveTitle(/^Lantern Harbor/)
  await expect(page).toHaveURL(/\/inhouse$/)
  await page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' }).press('Enter')
  await expect(spinOf(game)).toBeEnabled()
  expect(page.context().pages()).toHaveLength(2)

  // The lobby is still there behind it: a second one would have no use.
  await game.getByRole('button', { name: 'Back to the lobby' }).click()
  const closed = game.waitForEvent('close')
  await game.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await closed
  await expect(page).toHaveURL(/\/inhouse$/)
})

test('G07 where the browser allows no window, the game opens in this one and leads back to the lobby', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await press(page, 'windows')
  await expect(page).toHaveURL(/\/game\?/)
  await expect(spinOf(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/inhouse$/)
})

test('G07 a round is committed to before it is played and verified in the browser, and one that was changed is told', async ({
  page,
}) => {
  await press(page, 'proven')
  const game = page.frameLocator('iframe')
  const spin = spinOf(page)
  await expect(spin).toBeEnabled()
  const fair = game.getByRole('button', { name: 'Provably fair' })
  const panel = game.getByRole('dialog', { name: 'Provably fair' })
  const fact = (name: string) => panel.locator('dl > div').filter({ hasText: name }).locator('dd').first()
  await fair.click()
  const committed = (await fact('Hash of the server’s seed').textContent()) ?? ''
  expect(committed).toMatch(/^[0-9a-f]{64}$/)
  await game.getByRole('button', { name: 'Close' }).click()

  await playRound(spin)
  const last = game.getByRole('button', { name: 'Last rounds' })
  const first = game.getByRole('button', { name: /^See the round / }).first()
  await last.click()
  await first.click()
  const record = game.locator('.fair-round')
  await expect(record).toContainText(committed)
  await expect(record.getByText('is shown as soon as you change seeds')).toBeVisible()
  await expect(record.getByRole('button', { name: 'Verify this round here' })).toHaveCount(0)
  await game.getByRole('button', { name: 'Close' }).click()

  await fair.click()
  await panel.getByRole('button', { name: 'Change seeds' }).click()
  await expect(panel.getByText('Seeds are changed.')).toBeVisible()
  await expect(fact('Hash of the server’s seed')).toHaveText(committed)
  await game.getByRole('button', { name: 'Close' }).click()

  const verify = async (): Promise<void> => {
    await last.click()
    await first.click()
    await record.getByRole('button', { name: 'Verify this round here' }).click()
  }
  await verify()
  await expect(record.getByText('Verified: this round follows from the seeds.')).toBeFocused()
  await expect(record).toContainText(`SHA-256 = ${committed}`)
  await expect(record.locator('li').first()).toHaveText(/^\w+:0:0 → [0-9a-f]{64}$/)
  expect(await record.locator('tbody tr').count()).toBeGreaterThan(0)
  await expect(record.locator('[data-holds=false]')).toHaveCount(0)
  await game.getByRole('button', { name: 'Close' }).click()

  // A record with another draw than was made, and one with a larger win than the draws give.
  const bends: readonly (readonly [(record: RoundRecord) => void, step: number])[] = [
    [
      ({ draws: [first] }) => {
        if (first) first[1] = (first[1] + 1) % first[0]
      },
      3,
    ],
    [
      ({ result }) => {
        result.win += 1
      },
      4,
    ],
  ]
  for (const [bend, step] of bends) {
    const isRecord = (address: URL): boolean => /^\/api\/history\/[^/]+$/.test(address.pathname)
    await page.route(isRecord, async (route) => {
      const response = await route.fetch()
      const bent: RoundRecord = await response.json()
      bend(bent)
      await route.fulfill({ response, json: bent })
    })
    await verify()
    await expect(record.getByText('This round does not follow from the seeds.')).toBeVisible()
    await expect(record.locator('p').filter({ hasText: `${step}. ` })).toContainText('No')
    await page.unroute(isRecord)
    await game.getByRole('button', { name: 'Close' }).click()
  }
})
