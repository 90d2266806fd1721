import { expect, test } from '@playwright/test'
import { hosts, settled } from './people.ts'

/** Bytes of pictures that a page may need for what it shows first. */
const mostBytes = 150_000

for (const [brand, origin] of Object.entries(hosts))
  for (const width of [1440, 390])
    test(`L26 ${brand}'s pictures above the fold take at most 150 kB at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 720 ? 844 : 900 })
      for (const path of ['/', '/rng']) {
        const sizes = new Map<string, Promise<number>>()
        page.on('requestfinished', (request) => {
          if (request.resourceType() !== 'image') return
          sizes.set(
            request.url(),
            request.sizes().then(({ responseBodySize }) => responseBodySize),
          )
        })
        await page.goto(origin + path)
        await settled(page)
        const shown = await page.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, bottom, left, right, width: wide } = image.getBoundingClientRect()
              return wide > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
            })
            .map(({ currentSrc }) => currentSrc),
        )
        let bytes = 0
        for (const address of new Set(shown)) bytes += Math.max(0, (await sizes.get(address)) ?? 0)
        expect(shown.length, path).toBeGreaterThan(0)
        expect(bytes, path).toBeLessThanOrEqual(mostBytes)
        page.removeAllListeners('requestfinished')
      }
    })
