import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { cutWords } from '../packages/ui/testing/cutWords.ts'
import { settled } from './people.ts'
import { overlaps } from './randomBrand/overlaps.ts'
import { randomBrand } from './randomBrand/randomBrand.ts'
import { publishedSchema, startRandomSite } from './randomBrand/startRandomSite.ts'

// They share a port.
test.describe.configure({ mode: 'default' })

const looks = [
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const

for (const seed of Array.from({ length: 20 }, (_, index) => index + 1))
  test(`UK12 brand ${seed} of random settings has no cut-off word, overlap or weak contrast${seed > 1 ? ' @full' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const site = await startRandomSite(seed)
    const found: string[] = []
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of ['', '/rng', '/providers'])
        for (const { width, theme } of looks) {
          await page.setViewportSize({ width, height: 844 })
          await page.goto(site.address(path))
          await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
          await page.reload()
          await page.mouse.move(4, 4)
          await settled(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
          const weak = violations.flatMap(({ nodes }) =>
            nodes.map(({ target }) => `weak contrast: ${target.join(' ')}`),
          )
          const seen = [...(await page.evaluate(cutWords)), ...(await page.evaluate(overlaps)), ...weak]
          found.push(...seen.map((what) => `${path || '/'} ${width} ${theme}: ${what}`))
        }
    } finally {
      site.stop()
    }
    expect(found).toEqual([])
  })

test('CF07 whatever a section asks for can be drawn for a brand of random settings', () => {
  const schema = publishedSchema()
  for (let seed = 1; seed <= 200; seed += 1) randomBrand({ routes: {} }, schema, seed)
})

test('UK12 words that lie over one another are found', async ({ page }) => {
  const at = (top: number) => `style="position:absolute;top:${top}px;left:0;margin:0"`
  await page.setContent(`<main><p ${at(0)}>First</p><p ${at(6)}>Second</p><p ${at(80)}>Third</p></main>`)
  expect(await page.evaluate(overlaps)).toEqual(['"First" and "Second" overlap'])
})
