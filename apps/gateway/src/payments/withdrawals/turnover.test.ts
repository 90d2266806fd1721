import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTurnover, type TurnoverSpan } from './turnover.ts'

const at = new Date('2026-11-21T12:00:00Z')
const span = (amount: bigint, staked: bigint): TurnoverSpan => ({ reference: `D${amount}`, at, amount, staked })

test('P04 a deposit has to be played as often as the brand says, rounded up to a whole minor unit', () => {
  expect(countTurnover([span(1000n, 0n)], '1').remaining).toBe(1000n)
  expect(countTurnover([span(333n, 0n)], '1.5').remaining).toBe(500n)
  expect(countTurnover([span(1000n, 400n)], '0.5').remaining).toBe(100n)
  expect(countTurnover([span(1000n, 5000n)], '1').remaining).toBe(0n)
})

test('P04 stakes count for the oldest deposit first, and never for one that came later', () => {
  expect(countTurnover([span(100n, 150n), span(100n, 30n)], '1').parts.map(({ played }) => played)).toEqual([100n, 30n])
  expect(countTurnover([span(100n, 20n), span(100n, 130n)], '1').parts.map(({ played }) => played)).toEqual([100n, 50n])
})

test('P04 a stake that was given back does not count', () => {
  expect(countTurnover([span(100n, 80n), span(100n, -50n)], '1').remaining).toBe(170n)
  expect(countTurnover([span(100n, -50n)], '1').remaining).toBe(100n)
})

test('P04 what is left to play is never less than nothing, and nothing is played twice', () => {
  const amounts = fc.array(fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(-(10n ** 12n), 10n ** 12n)), { maxLength: 12 })
  fc.assert(
    fc.property(amounts, (pairs) => {
      const { parts, remaining } = countTurnover(
        pairs.map(([amount, staked]) => span(amount, staked)),
        '1.25',
      )
      expect(remaining).toBeGreaterThanOrEqual(0n)
      for (const { played, required } of parts) {
        expect(played).toBeGreaterThanOrEqual(0n)
        expect(played).toBeLessThanOrEqual(required)
      }
      const staked = pairs.reduce((sum, [, one]) => sum + (one > 0n ? one : 0n), 0n)
      expect(parts.reduce((sum, { played }) => sum + played, 0n)).toBeLessThanOrEqual(staked)
    }),
  )
})
