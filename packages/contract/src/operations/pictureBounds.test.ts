import { expect, test } from 'vitest'
import { applicationBounds } from './promotions.ts'
import { proofBytes } from './withdrawals.ts'

test('V33 P22 a picture has 5 MB at most, as a player reads a size', () => {
  const read = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
  expect([applicationBounds.bytes, proofBytes].map((bytes) => read.format(bytes / 1e6))).toEqual(['5', '5'])
})
