import { expect, test } from 'vitest'
import { playOut } from '../../../match/testing/playHands.ts'
import { seededDraw } from '../../../slot/testing/simulate.ts'
import { dominoRules } from '../engine/dominoRules.ts'
import { fitLine } from './fitLine.ts'

const table = { width: 1000, height: 400 }
const line = [...playOut(dominoRules, dominoRules.deal(seededDraw(7))).table.line]
const halfOf = (tiles: typeof line, on = table) => on.width / fitLine(tiles, on).across

test('R25 tiles are as large as a wide table has room for, and smaller as the line grows', () => {
  expect(line.length).toBeGreaterThan(12)
  const sizes = line.map((_, at) => halfOf(line.slice(0, at + 1)))
  expect(sizes[0]).toBeGreaterThanOrEqual(56)
  expect(sizes.every((size, at) => size >= 34 && size <= (sizes[at - 1] ?? size))).toBe(true)
})

test('R25 a line that fits in no size is drawn smaller as a whole, and a phone has fifteen halves across', () => {
  const low = { width: 360, height: 60 }
  expect(fitLine(line, low)).toMatchObject({ across: 15, fits: false })
  expect(fitLine([], low).high).toBeGreaterThan(0)
  expect(fitLine(line, { width: 0, height: 0 }).across).toBe(15)
})
