import { expect, test } from '@playwright/test'
import { cutWords } from '../packages/ui/testing/cutWords.ts'
import { settled } from './people.ts'
import { startPseudoSite } from './pseudoSite.ts'

// One site serves both tests.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof startPseudoSite>>
test.beforeAll(async () => {
  site = await startPseudoSite('comet')
})
test.afterAll(() => site?.stop())

for (const [name, tag, scope] of [
  ['long words', 'en-XA', ''],
  ['words from right to left', 'en-XB', ' @full'],
] as const)
  test(`UK17 no route cuts off a word at 390 px with ${name}${scope}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    const paths = site.paths(tag)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await page.goto(`${site.origin}${path}`)
      await page.mouse.move(4, 4)
      // The page that stands without a connection has no script.
      if (!path.endsWith('/offline.html')) await settled(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag)
      for (const cut of await page.evaluate(cutWords)) found.push(`${path} ${cut}`)
    }
    expect(found).toEqual([])
  })

test('UK17 a word in a box that is too narrow for it, and a page that is too wide, are found', async ({ page }) => {
  const narrow = 'style="width:40px;overflow:hidden;white-space:nowrap"'
  await page.setContent(`<p ${narrow}>Łóóñğğ wóórdš</p><p>Šhóórttt</p><div style="width:5000px;height:1px"></div>`)
  expect(await page.evaluate(cutWords)).toEqual([
    expect.stringMatching(/^page is 50\d\d px wide/),
    '"Łóóñğğ wóórdš" is cut off by p',
  ])
})
