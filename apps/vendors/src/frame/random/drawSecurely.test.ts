import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFairDraw } from '../fair/createFairDraw.ts'
import type { Draw } from './draw.ts'
import { drawSecurely } from './drawSecurely.ts'
import { bound, countDraws, deviateOf } from './testing/evenness.ts'

/** Ranges that games draw from: suits, cards, dice, wheels, strips, ways, and one that no power of two is near. */
const ranges = [2, 4, 6, 13, 20, 31, 37, 52, 243, 1000]

/** Whether draws give every value, and every pair in a row, equally often; too evenly counts as not drawn. */
function findBias(draw: Draw, range: number, sample = 1_000_000): readonly string[] {
  const { values, pairs } = countDraws(draw, range, sample)
  // Too few pairs fall on each of a million places for the statistic to have its usual spread.
  const tests = { values, ...(sample / 2 / pairs.length >= 5 ? { pairs } : {}) }
  return Object.entries(tests).flatMap(([name, counts]) => (Math.abs(deviateOf(counts)) < bound ? [] : [name]))
}

test.each(ranges)(
  'QR22 a million draws out of %i give every value, and every pair in a row, equally often',
  (range) => {
    expect(findBias(drawSecurely, range)).toEqual([])
  },
)

test('QR22 draws that a player can verify are as even', () => {
  const serverSeed = randomBytes(32)
  let nonce = 0
  let drawn = 0
  let draw = createFairDraw({ serverSeed, clientSeed: 'mine', nonce })
  const roundByRound: Draw = (count) => {
    if (drawn++ % 20 === 0) draw = createFairDraw({ serverSeed, clientSeed: 'mine', nonce: nonce++ })
    return draw(count)
  }
  expect(findBias(roundByRound, 37, 200_000)).toEqual([])
})

test('QR22 draws by remainder, draws that hang on the one before, and draws that are too even are found out', () => {
  let bytes = Buffer.alloc(0)
  let at = 0
  const byte = (): number => {
    if (at === bytes.length) {
      bytes = randomBytes(65_536)
      at = 0
    }
    return bytes[at++] ?? 0
  }
  expect(findBias((count) => byte() % count, 37)).toContain('values')
  let before = 0
  const sticky: Draw = (count) => {
    before = byte() < 8 ? before : drawSecurely(count)
    return before
  }
  expect(findBias(sticky, 37)).toEqual(['pairs'])
  let next = 0
  expect(findBias((count) => next++ % count, 37)).toContain('values')
})

test('QR22 a range that does not divide the generator’s evenly is drawn without a bias', () => {
  const third = 2 ** 47
  let low = 0
  const draws = 60_000
  // By remainder, a third of all values would come twice as often as the others: half of them would be low.
  for (let n = 0; n < draws; n++) if (drawSecurely(third * 1.5) < third / 2) low++
  expect(Math.abs(low / draws - 1 / 3)).toBeLessThan(0.02)
})
