import { expect, type Page, test } from '@playwright/test'
import { hosts, open, settled, signIn } from './people.ts'

async function openSearch(page: Page) {
  const search = page.getByRole('dialog', { name: 'Find a game' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeVisible({ timeout: 1000 })
  }).toPass()
  return search
}

/** Paths of what the worker keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test.describe('with its worker', () => {
  // The worker is what is tried here; other specs block it, since it answers before their routes do.
  test.use({ serviceWorkers: 'allow' })

  for (const brand of ['comet', 'marigold', 'keystone'] as const)
    test(`QP16 ${brand} can be installed: the browser finds nothing against its manifest`, async ({
      page,
      context,
    }) => {
      await open(page, hosts[brand])
      const browser = await context.newCDPSession(page)
      const manifest = await browser.send('Page.getAppManifest')
      expect(manifest.errors).toEqual([])
      const { name, icons, start_url: start } = JSON.parse(manifest.data ?? '{}')
      expect([name.length > 0, start.startsWith('/')]).toEqual([true, true])
      const statuses = (sources: string[]) => Promise.all(sources.map(async (src) => (await fetch(src)).status))
      expect(
        await page.evaluate(
          statuses,
          icons.map(({ src }: { src: string }) => src),
        ),
      ).toEqual(icons.map(() => 200))
      // That it is no private window is the browser's own condition, which a test does not meet.
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    })

  test('QP17 N09 without a connection an opened page stands with its search, another one says so, and both come back', async ({
    page,
    context,
  }) => {
    await open(page, hosts.comet)
    await expect.poll(() => keptPaths(page)).toContain('/')
    // Loaded once more under the worker, which so sees what the page asks for later.
    await page.reload()
    await settled(page)
    const search = await openSearch(page)
    await page.keyboard.type('lanter')
    await expect(search.getByRole('option').first()).toContainText(/lantern/i)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
    await openSearch(page)
    await search.getByRole('combobox').fill('otetr')
    await expect(search.getByRole('option').first()).toContainText(/otter/i)
    await page.goto(`${hosts.comet}/help`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await page.goto(`${hosts.comet}/tr/help`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çevrimdışısınız')
    await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
    // Nobody has to press it.
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Çevrimdışısınız')
  })

  for (const [what, path, nothing] of [
    ['a lobby', '/rng', /could not be loaded|Try again/],
    ['home', '/', 'Nothing is called “nothingiscalledso”'],
  ] as const)
    test(`QP17 L24 without a connection the address of a search in ${what} answers from the titles that are kept`, async ({
      page,
      context,
    }) => {
      await open(page, hosts.comet + path)
      await expect.poll(() => keptPaths(page)).toContain(path)
      await page.reload()
      await settled(page)
      const search = await openSearch(page)
      await page.keyboard.type('otter')
      await expect(search.getByRole('option').first()).toContainText(/otter/i)
      await expect.poll(async () => (await keptPaths(page)).join()).toContain('gameTitles')
      // What the results are drawn with is kept once it was shown.
      await page.goto(`${hosts.comet}${path}?q=lantern`)
      await settled(page)
      const games = page.getByRole('main').getByRole('button', { name: /^Play / })
      await expect(games.first()).toHaveAccessibleName(/lantern/i)

      await context.setOffline(true)
      await page.goto(`${hosts.comet}${path}?q=OTTER`)
      await expect(games.first()).toHaveAccessibleName(/otter/i)
      await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
      await page.goto(`${hosts.comet}${path}?q=nothingiscalledso`)
      await expect(page.getByRole('main').getByText(nothing).first()).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await context.setOffline(false)
    })

  test('QP17 without a connection a page that a link of the site led to stands as well', async ({ page, context }) => {
    await open(page, `${hosts.comet}/`)
    await expect.poll(() => keptPaths(page)).toContain('/')
    await page.reload()
    await settled(page)
    // The page says where it is once it is quiet.
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
      await expect(page).toHaveURL(/promotions$/)
      await expect.poll(() => keptPaths(page), { timeout: 3000 }).toContain('/promotions')
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    }).toPass()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await context.setOffline(false)
  })

  for (const path of ['/', '/tr'])
    test(`QP17 at 320 px ${path} says above the bottom bar that it is offline`, async ({ page, context }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, `${hosts.comet}${path}`)
      const bar = page.locator('[data-bottom] > :last-child')
      await expect(bar).toBeVisible()
      await context.setOffline(true)
      const notice = page.getByText(/^(You are offline\.|Çevrimdışısınız\.)/)
      await expect(notice).toBeVisible()
      const bottomOf = async () => ((await notice.boundingBox())?.y ?? 0) + ((await notice.boundingBox())?.height ?? 0)
      const barTop = async () => (await bar.boundingBox())?.y ?? 0
      await expect.poll(async () => Math.abs((await bottomOf()) - (await barTop()))).toBeLessThanOrEqual(1)
      // Turned to the other side the bar is lower, or not there.
      await page.setViewportSize({ width: 640, height: 320 })
      await expect.poll(async () => Math.abs((await bottomOf()) - (await barTop()))).toBeLessThanOrEqual(1)
      await context.setOffline(false)
    })

  test('QP17 nothing of an account lies in the caches', async ({ page }) => {
    await signIn(page)
    await open(page, `${hosts.comet}/wallet`)
    await expect.poll(() => keptPaths(page)).toContain('/offline.html')
    await page.reload()
    await settled(page)
    const kept = await keptPaths(page)
    const pages = kept.filter((path) => !path.startsWith('/assets/') && !path.endsWith('.html'))
    expect(pages.filter((path) => /wallet|member|profile/.test(path))).toEqual([])
  })
})

test('QP17 C18 a page that could not be fetched without a connection comes by itself once there is one', async ({
  page,
  context,
}) => {
  await open(page, `${hosts.comet}/register`)
  await settled(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Network link is abnormal, please try again')
  await context.setOffline(false)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Slots')
})

test.describe('QP16 without what a service worker keeps', () => {
  // It has the parts of the old site, once it had the time to fetch them.
  test.use({ serviceWorkers: 'block' })

  test('QP16 after a new deployment a part that is gone loads the page again, once, with what was typed', async ({
    page,
  }) => {
    await open(page, `${hosts.comet}/register`)
    await settled(page)
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('river-otter')
    // The site as it is after a deployment: other scripts, and the old ones gone.
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await page.route(/\/assets\/.*\.js$/, (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.fallback()))
    const next = '<script type="module" src="/assets/boot-new.js"></script>'
    await page.route(`${hosts.comet}/`, (route) => route.fulfill({ contentType: 'text/html', body: next }))
    // Out of the field, in which the key is a letter.
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    // The page hears keys a moment after it can be clicked.
    await expect(async () => {
      if (loads === 0) await page.keyboard.press('/')
      await expect.poll(() => loads, { timeout: 2_000 }).toBe(1)
    }).toPass({ timeout: 20_000 })
    await settled(page)
    await expect(field).toHaveValue('river-otter')
    expect(loads).toBe(1)
  })
})
