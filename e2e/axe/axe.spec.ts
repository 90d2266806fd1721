import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hosts, settled } from '../people.ts'
import { pathsOf } from '../routes.ts'

/**
 * The default brand dark and wide, and light and narrow; the others light and wide, unless every combination is asked
 * for: a theme's colours are the same at each width. In one language: what a page is made of is the same in each.
 */
const isFull = process.env.E2E_SCOPE === 'full'
for (const [brand, origin] of Object.entries(hosts))
  for (const theme of ['dark', 'light'] as const)
    for (const width of [1440, 360]) {
      const isWide = width === 1440
      const extra = brand === 'comet' ? (theme === 'dark') !== isWide : theme === 'dark' || !isWide
      test(`QR25${isWide ? '' : ' ruling 17'} ${brand}, ${theme}, ${width} px: no page has an accessibility violation or is wider than the window${extra ? ' @full' : ''}`, async ({
        page,
      }) => {
        test.setTimeout(600_000)
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
        const found: string[] = []
        for (const path of pathsOf(brand, { everyLanguage: isFull })) {
          await page.goto(`${origin}${path}`)
          await page.mouse.move(4, 4)
          await settled(page)
          if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
            found.push(`${path} is too wide`)
          const { violations } = await new AxeBuilder({ page }).analyze()
          for (const violation of violations)
            found.push(
              `${path} ${violation.id}: ${violation.nodes
                .map((node) => node.target.join(' '))
                .slice(0, 3)
                .join(' | ')}`,
            )
        }
        expect(found).toEqual([])
      })
    }
