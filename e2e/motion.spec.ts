import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

interface Watched {
  /** For each transition of the page: how many elements had a name when it began. */
  readonly morphs: number[]
  readonly ends: Promise<unknown>[]
}

/** Counts view transitions and the elements that are named in them. */
async function watchMorphs(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const watched: Watched = { morphs: [], ends: [] }
    Object.assign(window, { watched })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const named = [...document.querySelectorAll('body *')].filter(
        (one) => getComputedStyle(one).viewTransitionName !== 'none',
      )
      watched.morphs.push(named.length)
      const transition = start(change)
      watched.ends.push(transition.finished)
      return transition
    }
  })
  return () =>
    page.evaluate(async () => {
      const { morphs, ends } = (window as unknown as { watched: Watched }).watched // put there above
      await Promise.all(ends)
      return morphs
    })
}

/** What moves elements comes once the page is idle. */
const canMove = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/morph-/.test(name)))

/** Plays the first table of comet's live lobby that opens with play money. */
async function playTable(page: Page): Promise<void> {
  await open(page, `${hosts.comet}/live`)
  await canMove(page)
  const tiles = page.getByRole('main').locator('[data-part=tile][data-game]')
  await tiles
    .filter({ has: page.locator('[data-part=mark]') })
    .first()
    .click()
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
  await expect(page).toHaveURL(/\/game\?/)
  await expect(page.locator('[data-shared=game]')).toBeVisible()
}

const namedNow = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).viewTransitionName === 'foyer-shared')
      .map(({ tagName }) => tagName),
    ...(document.documentElement.dataset.morph ? ['morph'] : []),
  ])

test('UK17 a tile becomes its game, alone of all that is on the page, and no name stays behind', async ({ page }) => {
  const morphs = await watchMorphs(page)
  await playTable(page)
  expect(await morphs()).toEqual([1])
  expect(await namedNow(page)).toEqual([])
})

test('UK17 under reduced motion a game opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const morphs = await watchMorphs(page)
  await playTable(page)
  expect(await morphs()).toEqual([])
})

test('UK17 a row becomes the centre it opens, and a press during that is heard at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const morphs = await watchMorphs(page)
  await signIn(page)
  await open(page, `${hosts.comet}/`)
  await canMove(page)
  const account = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Me' })
  const centre = page.getByRole('dialog', { name: 'Security centre' })
  // A centre that is not there within a tenth of a second opens as it is: the first time its script is on its way.
  await account.click()
  await expect(centre).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  // As slow as never, so that only the press can end it.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-group(foyer-shared) { animation-duration: 600s !important }')
    document.adoptedStyleSheets.push(slow)
    // However busy this machine is: the page waits for the centre instead of opening it as it is.
    const wait = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (done: () => void, ms?: number) => wait(done, ms === 100 ? 60_000 : ms) })
  })
  await account.click()
  await expect(centre).toBeVisible()
  await expect(page.locator('html[data-morph=centre]')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  expect((await morphs()).at(-1)).toBe(1)
  expect(await namedNow(page)).toEqual([])
})

test('UK17 an address that is typed opens a centre without moving anything', async ({ page }) => {
  const morphs = await watchMorphs(page)
  await signIn(page)
  await open(page, `${hosts.comet}/?centre=member.personalHistoryCopy`)
  await expect(page.getByRole('dialog', { name: 'Betting record' })).toBeVisible()
  expect(await morphs()).toEqual([])
})
