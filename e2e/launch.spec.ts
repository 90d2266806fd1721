import { expect, type Route, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'
import { playRound, spinOf } from './slot.ts'

/** The games' server stands beside the portal. */
const vendorPort = String(Number(new URL(hosts.comet).port) + 1)

test('G06 M11 I40 a tile of a maker opens all of its games over the page, and one that is found there starts', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?q=Lamplight+Mill`)
  const tile = page.getByRole('button', { name: 'Play Lamplight Mill', exact: true })
  await tile.focus()
  await tile.press('Enter')
  const list = page.getByRole('dialog', { name: 'Games of Lamplight Mill' })
  await expect(list.getByText('590 games found')).toBeVisible()
  const first = await list
    .getByRole('button', { name: /^Play / })
    .first()
    .getAttribute('aria-label')
  const name = (first ?? '').replace('Play ', '')
  await list.getByRole('searchbox').fill(` ${name.toUpperCase()} `)
  const found = list.getByRole('button', { name: `Play ${name}`, exact: true })
  await found.focus()
  await found.press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await expect(list).toBeHidden()
  await expect(page.locator('iframe')).toHaveAttribute('title', `Game: ${name}`)
})

test('G06 FP15 a maker whose games open with play money only lists them too', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?q=Tilegarden`)
  const tile = page.getByRole('button', { name: 'Play Tilegarden', exact: true })
  await tile.focus()
  await tile.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Games of Tilegarden' }).getByText('140 games found')).toBeVisible()
})

test('I38 the live lobby lists tables with seats free, of the chosen class', async ({ page }) => {
  await open(page, `${hosts.comet}/live?class=Roulette`)
  const tables = page.getByRole('region', { name: 'Seats free now' })
  await expect(tables.getByText(/\$[\d.,]+–\$[\d.,]+/).first()).toBeVisible()
  await expect(tables.getByText('Full')).toHaveCount(0)
})

test('QR22 what is known of a game is told before it and while it is played', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const info = page.getByRole('main').getByRole('button', { name: 'About Lantern Harbor' })
  await info.focus()
  await info.press('Enter')
  const about = page.getByRole('dialog', { name: 'Lantern Harbor' })
  await expect(about).toContainText('Backstage Games')
  await expect(about).toContainText('96.2%')
  await expect(about).toContainText('$0.20')
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(info).toBeFocused()
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await page.getByRole('button', { name: 'About this game' }).click()
  await expect(about).toContainText('Rules in brief')
})

test('QP10 two games are played side by side, a reload keeps both, and one is closed after a question', async ({
  page,
}) => {
  test.slow() // two games start twice
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
  const frames = page.locator('iframe')
  await expect(frames).toHaveCount(1)
  await page.getByRole('button', { name: 'Play a second game beside this one' }).click()
  const choice = page.getByRole('dialog', { name: 'Play a second game beside this one' })
  await expect(choice.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Brass Orrery')
  const second = choice.getByRole('button', { name: 'Play The Brass Orrery', exact: true })
  await second.focus()
  await second.press('Enter')
  const spins = (name: string) => spinOf(page, name)
  await expect(spins('Lantern Harbor')).toBeEnabled()
  await expect(spins('The Brass Orrery')).toBeEnabled()
  const boxes = await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().toJSON()))
  expect(boxes[0].right).toBeLessThanOrEqual(boxes[1].left)
  await expect(page.getByRole('button', { name: 'Play a second game beside this one' })).toHaveCount(0)
  const balance = (name: string) => page.frameLocator(`iframe[title="Game: ${name}"]`).locator('.balance .figure-value')
  const before = (await balance('The Brass Orrery').textContent()) ?? ''
  // A round that brings what it cost leaves the balance as it was; and other tests play with this account meanwhile.
  await expect(async () => {
    await playRound(spins('Lantern Harbor'))
    const after = (await balance('Lantern Harbor').textContent()) ?? ''
    expect(after).not.toBe(before)
    await expect(balance('The Brass Orrery')).toHaveText(after, { timeout: 3_000 })
  }).toPass()
  await page.reload()
  await expect(spins('Lantern Harbor')).toBeEnabled()
  await expect(spins('The Brass Orrery')).toBeEnabled()

  await expect(page.getByRole('button', { name: 'Back to the lobby' })).toHaveCount(0)
  const leave = page.getByRole('button', { name: 'Close: The Brass Orrery' })
  const question = page.getByRole('dialog', { name: 'Leave The Brass Orrery?' })
  await leave.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(frames).toHaveCount(2)
  await leave.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(frames).toHaveCount(1)
  await expect(spins('Lantern Harbor')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Back to the lobby' })).toBeVisible()
})

test('QP10 a table stands beside a table: any game is found by its name, and a name without one says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await open(page, `${hosts.comet}/live`)
  const play = page.getByRole('main').getByRole('button', { name: 'Play Belvedere Roulette' }).first()
  await play.focus()
  await play.press('Enter')
  await page.getByRole('button', { name: 'Play a second game beside this one' }).click()
  const choice = page.getByRole('dialog', { name: 'Play a second game beside this one' })
  await choice.getByRole('searchbox').fill('xqzwvk')
  await expect(choice.getByText('No game found for “xqzwvk”')).toBeVisible()
  await choice.getByRole('searchbox').fill('Juniper Blackjack')
  const second = choice.getByRole('button', { name: 'Play Juniper Blackjack 13' })
  await second.focus()
  await second.press('Enter')
  await expect(page.locator('iframe')).toHaveCount(2)
  await expect(page.frameLocator('iframe[title="Game: Juniper Blackjack 13"]').getByText('You, seat 1')).toBeVisible()
})

test('QP10 on a phone one game has the screen, and no second one is offered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
  await expect(spinOf(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Play a second game beside this one' })).toHaveCount(0)
})

test('G12 a launch that the server refuses says why, and goes on from there', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const isLaunch = (address: URL) => address.pathname.endsWith('/wps/game/launchGame')
  await page.route(isLaunch, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: '' } }),
  )
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
  const said = page.getByRole('dialog', { name: 'Lantern Harbor could not be started' })
  await expect(said).toBeVisible()
  await page.unroute(isLaunch)
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Game: Lantern Harbor')
})

test('G12 M14 M12 a launch lies under a veil until the game has an address, and then tells its steps with a way out', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const waiting: (() => void)[] = []
  const letThrough = (): void => {
    for (const goOn of waiting.splice(0)) goOn()
  }
  // What lies in front of the game is held for as long as the test looks at it.
  let isSlow = true
  const hold = async (route: Route): Promise<void> => {
    if (isSlow) await new Promise<void>((goOn) => waiting.push(goOn))
    await route.continue()
  }
  await page.route((address) => address.pathname.endsWith('/wps/game/launchGame'), hold)
  await page.route((address) => address.port === vendorPort && address.pathname.startsWith('/play/'), hold)
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
  const veil = page.getByRole('dialog', { name: 'Starting Lantern Harbor' })
  await expect(veil).toBeVisible()
  // It cannot be closed, and a second press starts nothing more.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(veil).toBeVisible()
  expect(waiting).toHaveLength(1)
  letThrough()
  await expect(veil).toBeHidden()
  const steps = page.getByRole('list', { name: 'Starting the game' })
  await expect(page.getByRole('heading', { name: 'Starting Lantern Harbor' })).toBeVisible()
  await expect(steps.locator('[aria-current=step]')).toHaveText(/Loading the game/)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(/\/inhouse$/)
  await expect(play).toBeFocused()

  isSlow = false
  letThrough()
  await play.press('Enter')
  await expect(spinOf(page)).toBeEnabled()
  await expect(steps).toBeHidden()
})
