import { expect, test } from '@playwright/test'
import { hosts, logIn, open } from './people.ts'

test('R13 R14 R16 W03 W07 W11 C21 a visitor finds a lottery, checks its last draw in the browser, keeps it as a favourite and picks numbers', async ({
  page,
}) => {
  await open(page, `${hosts.marigold}/en/lotteryCenter`)
  await expect(page.getByRole('heading', { level: 1, name: 'All lotteries' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark Evening Six as a favourite' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Evening Six: draws and results' }).click()
  await expect(page).toHaveURL(/lotteryCenter\?gameCode=EVENING6/)
  await expect(page).toHaveTitle(/^Evening Six/)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await expect(page.getByRole('dialog').getByText(/came to the same numbers/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What this draw is committed to' }).click()
  await expect(page.getByRole('dialog').getByText(/published with the numbers/)).toBeVisible()

  await open(page, `${hosts.marigold}/en/vnLottery?gameCode=VNNORTH`)
  await expect(page.getByRole('rowheader')).toHaveCount(9)
  const day = (await page.getByRole('listitem').locator('time').nth(1).getAttribute('datetime'))?.slice(0, 10) ?? ''
  await page.getByLabel('Drawn on').fill(day)
  await expect(page.getByRole('button', { name: /^Prizes of draw/ })).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`date=${day}`))

  await logIn(page, 'demoplayer', `${hosts.marigold}/en`)
  await open(page, `${hosts.marigold}/en/lotteryCenter`)
  await page.getByRole('button', { name: 'Mark Evening Six as a favourite' }).click()
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Evening Six'])

  await page.getByRole('link', { name: 'Evening Six: draws and results' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/game\?game=EVENING6/)
  await expect(page.frameLocator('iframe').getByText('Your ticket is empty')).toBeVisible({ timeout: 30_000 })
})

for (const [where, path] of [
  ['on home', '/en'],
  ['on its own page', '/en/lotteryCenter?gameCode=PULSE20'],
] as const)
  test(`W05 W06 W12 ${where} a draw that passes while it is looked at is being drawn, then shows its numbers, then the next one is counted`, async ({
    page,
  }) => {
    await open(page, `${hosts.marigold}${path}`)
    const ticket =
      path === '/en'
        ? page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pulse Twenty' }) })
        : page.getByRole('region', { name: 'Next draw' })
    await expect(ticket.getByText('Drawing now…')).toBeVisible({ timeout: 45_000 })
    await expect(ticket.getByText('Just drawn', { exact: true })).toBeVisible({ timeout: 15_000 })
    const arriving = ticket.locator('[data-arriving] li')
    await expect(arriving).toHaveCount(3)
    const numbers = await arriving.allTextContents()
    await expect(ticket.locator('[aria-live=polite]')).toHaveText(`Pulse Twenty: Just drawn, ${numbers.join(', ')}`)
    await expect(page.locator('body')).toBeFocused()
    await expect(ticket.getByText('Just drawn', { exact: true })).toBeHidden()
    await expect(ticket.getByRole('timer').first()).toHaveText(/00/)
    // The gateway says the same of that draw.
    await open(page, `${hosts.marigold}/en/lotteryCenter?gameCode=PULSE20&view=past`)
    const drawn = page.getByRole('list', { name: /^Numbers of draw/ })
    await expect(drawn.first()).toBeVisible()
    expect(await drawn.allInnerTexts()).toContain(numbers.join('\n'))
  })

test('R16 W09 on a phone the first lottery of a list is in sight below three rows of choices', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.marigold}/en/lottery`)
  const ticket = page.getByRole('tabpanel').getByRole('article').first()
  await expect(ticket).toBeVisible()
  expect((await ticket.boundingBox())?.y).toBeLessThanOrEqual(400)
})

test.describe('before the script', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/en', '/en/lottery'])
    test(`W14 FP08 ${path} says nothing of its draws that may be false by now`, async ({ page }) => {
      await page.goto(`${hosts.marigold}${path}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Quick Ten' }).first()).toBeVisible()
      // Dashes keep the room of the time, so that it moves nothing when it comes.
      await expect(main).not.toContainText(/Next draw soon|Sale closed|Closes in/)
    })
})

test('W01 on a phone the kind of lotteries that is shown is in view among the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.marigold}/elott`)
  const chosen = page.getByRole('main').getByRole('link', { name: 'Elektronik piyango' })
  await expect(chosen).toHaveAttribute('aria-current', 'page')
  await expect(chosen).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('R13 FP05 a lottery opened from far down its list begins at its top with the focus in it, and Back returns to its tile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.marigold}/en/lottery`)
  const tile = page.getByRole('link', { name: /: draws and results$/ }).last()
  await tile.focus()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(400)
  await tile.press('Enter')
  await expect(page).toHaveURL(/lottery\?gameCode=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect(tile).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})
