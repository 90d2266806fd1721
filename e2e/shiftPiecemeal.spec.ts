import { expect, test } from '@playwright/test'
import { hosts, signIn } from './people.ts'
import { startPiecemeal } from './piecemeal.ts'
import { shiftsOf } from './shifts.ts'

let line: Awaited<ReturnType<typeof startPiecemeal>>
test.beforeAll(async () => {
  line = await startPiecemeal(hosts.comet)
})
test.afterAll(() => line?.stop())

/** Pages that do; others still move a little, by less than three thousandths. */
const pages = [
  ['comet', '/sports'],
  ['marigold', '/'],
  ['keystone', '/'],
] as const

for (const width of [390, 1440])
  for (const [site, path] of pages)
    test(`FP08 ${site}’s ${path} that comes piece by piece moves nothing that stands, at ${width} px @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      if (site === 'comet') await signIn(page)
      expect(await shiftsOf(page, line.originOf(hosts[site]) + path)).toEqual([])
    })
