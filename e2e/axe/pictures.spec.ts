import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hosts, settled } from '../people.ts'
import { pathsOf } from '../routes.ts'
import { contrastOf } from './contrastOf.ts'

/** Pages with banners, heads, posters, tiles and draw cards; what else is over a picture has the same components. */
const pictured = ['/', '/rng', '/live', '/sports', '/providers', '/down']

/** Words whose ground axe cannot tell, since a picture, a gradient or something else lies below them. */
async function undecided(page: Page): Promise<readonly string[]> {
  const { incomplete } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  return incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
}

for (const [brand, origin] of Object.entries(hosts))
  for (const theme of ['dark', 'light'] as const)
    for (const width of [1440, 390])
      for (const path of pictured) {
        // The homes hold nearly all of it: one dark and wide, the others light and narrow.
        const isWide = width === 1440
        const extra = path !== '/' || (brand === 'comet') !== isWide || (theme === 'dark') !== isWide
        test(`QR25 ${brand} ${path}, ${theme}, ${width} px: words over pictures stand out from every part of them${extra ? ' @full' : ''}`, async ({
          page,
          context,
        }) => {
          // The site is being written while tests are gathered; which pages it has is known only now.
          test.skip(path !== '/' && !pathsOf(brand).includes(path))
          test.setTimeout(300_000)
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
          await page.goto(`${origin}${path}`)
          await page.mouse.move(4, 4)
          await settled(page)
          const palette = await context.newPage()
          const weak: string[] = []
          for (const selector of await undecided(page)) {
            const measured = await contrastOf(page, selector, palette)
            if (measured && measured.contrast < measured.needed)
              weak.push(`${measured.text} ${measured.contrast.toFixed(2)} of ${measured.needed}: ${selector}`)
          }
          expect(weak).toEqual([])
        })
      }
