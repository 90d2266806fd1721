import { expect, test } from '@playwright/test'
import { hosts, signIn } from './people.ts'
import { startPiecemeal } from './piecemeal.ts'
import { shiftsOf } from './shifts.ts'

let line: Awaited<ReturnType<typeof startPiecemeal>>
test.beforeAll(async () => {
  line = await startPiecemeal(hosts.comet)
})
test.afterAll(() => line?.stop())

/** What may move in all: each piece is laid out for itself on a machine that has time for it, and a little moves there still. */
const most = 0.025

const pages = [
  ['comet', '/'],
  ['comet', '/sports'],
  ['marigold', '/'],
  ['keystone', '/'],
] as const

for (const width of [390, 1440])
  for (const [site, path] of pages)
    test(`FP08 ${site}’s ${path} that comes piece by piece moves next to nothing, at ${width} px @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      if (site === 'comet') await signIn(page)
      const shifts = await shiftsOf(page, line.originOf(hosts[site]) + path)
      const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
      expect(sum, shifts.join('\n')).toBeLessThan(most)
    })
