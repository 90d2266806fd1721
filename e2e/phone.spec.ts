import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { holdCalls, hosts, open, signIn } from './people.ts'

/** The parts of a phone's screen that its notch and its home line take, in px. */
const portrait = { top: 47, bottom: 34, left: 0, right: 0 }
const landscape = { top: 0, bottom: 21, left: 47, right: 47 }

async function setInsets(page: Page, insets: typeof portrait): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Controls in the window that reach into the insets, by their names. */
const underTheNotch = (page: Page, { top, bottom, left, right }: typeof portrait) =>
  page.evaluate(
    ([t, b, l, r]) => {
      const found: string[] = []
      for (const control of document.querySelectorAll('a, button, input, select, iframe')) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        // The centre's menu scrolls; what it brings no higher is its last entry.
        const menu = control.closest('dialog nav')
        if (menu && [...menu.querySelectorAll('a, button')].at(-1) !== control) continue
        if (menu) menu.scrollTop = menu.scrollHeight
        const box = control.getBoundingClientRect()
        const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
        // What scrolls below the fold or out of a rail is not in the window now.
        const shown = document.elementFromPoint(...middle)
        if (!shown || !(control.contains(shown) || shown.contains(control))) continue
        const isOver = box.top < t || box.bottom > innerHeight - b || box.left < l || box.right > innerWidth - r
        const pinned = control.closest('header, nav[class*=BottomBar], dialog, section:has(> [data-part=screen])')
        if (isOver && pinned) found.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName)
      }
      return found
    },
    [top, bottom, left, right] as const,
  )

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('QR25 nothing that stays on the screen lies under the notch or the home line of a phone', async ({ page }) => {
  await setInsets(page, portrait)
  await signIn(page)
  for (const path of ['/', '/rng', '/?centre=member.personalHistoryCopy']) {
    await open(page, path)
    // A centre slides in first.
    await expect.poll(() => underTheNotch(page, portrait), path).toEqual([])
  }
  await page.setViewportSize({ width: 844, height: 390 })
  await setInsets(page, landscape)
  for (const path of ['/', '/?centre=member.personalHistoryCopy']) {
    await open(page, path)
    await expect.poll(() => underTheNotch(page, landscape), path).toEqual([])
  }
})

test('CF08 QR25 the bottom bar leads on, marks where one is, and offers the account once one is signed in', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Quick navigation' })
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Slots' }).tap()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(bar.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Log in' }).tap()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await signIn(page)
  await open(page, '/rng')
  await bar.getByRole('button', { name: 'Me' }).tap()
  await expect(page.getByRole('dialog', { name: 'Security centre' })).toBeVisible()
})

test('CF08 QR25 QP17 the bottom bar takes no target away, and the page ends above it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of ['/en/fish', '/en/rng']) {
    await open(page, hosts.marigold + path)
    const bar = page.locator('[data-part=bottom-bar]')
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([])
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const end = await bar.evaluate(
      (nav) => nav.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? 0,
    )
    const room = (await bar.boundingBox())?.y ?? 0
    expect(end).toBeLessThanOrEqual(room)
    expect(room - end).toBeLessThan(32)
    // The footer's ground goes on down to the bar.
    const { y, height } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0, height: 0 }
    const groundAt = (top: number) => page.screenshot({ clip: { x: 4, y: top, width: 1, height: 1 } })
    expect((await groundAt(y + height + 4)).equals(await groundAt(y + height - 4))).toBe(true)
  }
})

test('CF08 QR25 the form of a visitor who signs up or logs in has the whole height', async ({ page }) => {
  for (const path of ['/register', '/login']) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    await expect(page.locator('[data-part=bottom-bar]')).toHaveCount(0)
  }
})

test('CF08 QR25 the bottom bar does not offer to log in to somebody of whom it is only not known yet who it is', async ({
  page,
}) => {
  await signIn(page)
  const answer = await holdCalls(page, '**/wps/member/info*')
  await open(page, '/rng')
  const bar = page.locator('[data-part=bottom-bar]')
  await expect(bar.getByRole('link', { name: 'Slots' })).toBeVisible()
  // Unseen until it is known, however long that takes; what is for everybody only as long as the header's actions are.
  const logIn = bar.locator('button', { hasText: 'Log in' })
  await expect(logIn).toHaveCSS('animation-name', 'none')
  await expect(logIn).toBeHidden()
  await expect(bar.locator('button', { hasText: 'Search' })).toHaveCSS('animation-name', 'site-header-waits')
  answer()
  await expect(bar.getByRole('button', { name: 'Me' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Search' })).toHaveCSS('animation-name', 'none')
})

test('R25 QR25 a game with a long name is as wide as the phone, and no control of its bar is cut off', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `/rng?search=${encodeURIComponent('Café Minuit Seven Cascade')}`)
  await page.getByRole('button', { name: 'Play Café Minuit Seven Cascade' }).tap()
  const fullScreen = page.getByRole('button', { name: 'Full screen' })
  await expect(fullScreen).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Café Minuit Seven Cascade', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await fullScreen.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
})
