import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Controls of the page that are not pressed by a finger whose middle is up to 21 px beside theirs. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    // What slides by without end stands where it begins: halfway out of its frame nothing is wide enough.
    for (const moving of document.getAnimations())
      if (moving.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) moving.cancel()
    for (const control of document.querySelectorAll<HTMLElement>('body :is(a, button, input, select, summary)')) {
      control.scrollIntoView({ block: 'center', inline: 'center' })
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // A link within a sentence is as high as its line.
      if (control.closest('p, [data-part=notice]')) continue
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (x < 22 || x > innerWidth - 22 || y < 22 || y > innerHeight - 22) continue
      const middle = document.elementFromPoint(x, y)
      if (!middle || !control.contains(middle)) continue
      const missed = [
        [x - 21, y],
        [x + 21, y],
        [x, y - 21],
        [x, y + 21],
      ].filter(([px = 0, py = 0]) => !control.contains(document.elementFromPoint(px, py)))
      if (missed.length > 0)
        found.push(`${control.getAttribute('aria-label') ?? control.textContent} ${right - left}x${bottom - top}`)
    }
    return found
  })

/** What stays on the screen over the page while it scrolls, besides the header and the bar at its lower edge. */
const floating = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 800)
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return []
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isBar = width >= innerWidth - 1 && height < 100 && (top <= 0 || bottom >= innerHeight - 1)
      return width * height === 0 || isBar ? [] : [`${element.tagName} ${element.className}`]
    })
  })

/** Those of tiles; a desk's lobby is a table. */
const lobbies = (['comet', 'marigold'] as const).map((brand) => [brand, `${hosts[brand]}/rng`] as const)

for (const [brand, address] of lobbies)
  test(`UK02 L16 FP12 ${brand}'s slots on a phone stand three in a row from above the fold, with trial and heart under the picture`, async ({
    page,
  }) => {
    await page.goto(address)
    const tiles = page.locator('[data-layout=lobby] [data-part=tile][data-game]')
    await expect(tiles).toHaveCount(19)
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect))
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3)
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1)
    const art = await tiles.first().locator('[data-part=art]').boundingBox()
    expect((art?.y ?? 844) + (art?.height ?? 0)).toBeLessThan(844 - 80)
    const problems = await tiles.evaluateAll((all) =>
      all.flatMap((tile) => {
        const picture = tile.querySelector('[data-part=art]')?.getBoundingClientRect()
        return [...tile.querySelectorAll('[data-part=trial], [data-part=favourite]')].flatMap((control) => {
          const { top, width, height } = control.getBoundingClientRect()
          const isLow = picture !== undefined && top >= picture.bottom
          return isLow && width >= 44 && height >= 44
            ? []
            : [`${control.getAttribute('aria-label')} ${width}x${height}`]
        })
      }),
    )
    expect(problems).toEqual([])
  })

test('UK02 L19 a tap on a picture plays, and beside it trial and heart are pressed on their own', async ({ page }) => {
  await open(page, `${hosts.comet}/rng`)
  const tile = page.locator('[data-part=tile][data-game]:has([data-part=trial])').first()
  const name = await tile.locator('[data-part=name]').innerText()
  const art = await tile.locator('[data-part=art]').boundingBox()
  await page.touchscreen.tap((art?.x ?? 0) + 20, (art?.y ?? 0) + 20)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tile.getByRole('button', { name: `Try free: ${name}` }).tap()
  await expect(page.getByRole('button', { name: 'I am 18 or older' })).toBeVisible()
})

for (const [brand, host] of Object.entries(hosts))
  test(`UK07 FP12 whatever a finger presses on ${brand}'s pages is 44 px wide and high, and nothing floats over them`, async ({
    page,
  }) => {
    for (const path of ['/', '/rng']) {
      await open(page, host + path)
      // An announcement that is just sliding by is measured once more.
      await expect.poll(() => smallTargets(page), path).toEqual([])
      expect(await floating(page), path).toEqual([])
    }
  })

test('FP12 on touch the controls of a banner take 44 px', async ({ page }) => {
  await page.goto('/')
  const controls = page.locator('[data-controls=over] > [data-part=controls]').first()
  for (const button of await controls.locator('button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('FP11 forced colours on a light ground show the logo that is drawn for one, whatever the theme', async ({
  browser,
}) => {
  const page = await browser.newPage({ forcedColors: 'active', colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/')
  await expect(page.locator('header [data-theme-only=light]').first()).toBeVisible()
  await expect(page.locator('header [data-theme-only=dark]').first()).toBeHidden()
  await page.close()
})

test('FP11 forced colours mark the selected tab and the page that is shown', async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  await page.goto('/rng')
  const ground = (selected: boolean) =>
    page
      .locator(`[role=tab][aria-selected=${selected}]`)
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground(true)).not.toBe(await ground(false))
  const current = page.locator('[data-part=page][aria-current]')
  await expect(current).toHaveCSS('outline-style', 'solid')
  await expect(current).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await page.close()
})

test('FP11 EN08 forced colours draw a line round a ticket, and its day above the figures', async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  await page.goto(hosts.marigold)
  const ticket = page.locator('article').filter({ has: page.locator('[data-part=when]') })
  await expect(ticket.first()).toHaveCSS('outline-style', 'solid')
  await expect(ticket.first()).toHaveCSS('mask-image', 'none')
  await expect(ticket.first().locator('[data-part=day]')).toHaveCSS('z-index', '1')
  await page.close()
})

test('FP11 P08 forced colours on a light ground draw the bars of a plot in its colours, whatever the theme', async ({
  browser,
}) => {
  const page = await browser.newPage({ forcedColors: 'active', colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await signIn(page)
  await open(page, `${hosts.comet}/?centre=member.personalProfit`)
  const bars = page.getByRole('dialog').locator('[data-part=frame] [data-part=bar]')
  await expect(page.locator('[data-sign="1"] > [data-part=bar]').first()).toBeVisible()
  const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill))
  // The ink and the links of a light ground.
  expect(new Set(fills)).toEqual(new Set(['rgb(0, 0, 0)', 'rgb(0, 0, 159)']))
  await page.close()
})
