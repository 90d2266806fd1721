import { expect, test } from 'vitest'
import { betOdds, emptySlip } from './slip.ts'
import { legOf } from './slipFixture.ts'

const slip = emptySlip('none')
const legs = [legOf('a', 418), legOf('b', 376)]

test('QP12 odds of a slip are those of the one bet it makes: singles beside each other have none together', () => {
  expect(betOdds(slip)).toBeUndefined()
  expect(betOdds({ ...slip, legs: legs.slice(0, 1) })).toBe(418)
  expect(betOdds({ ...slip, legs })).toBeUndefined()
  expect(betOdds({ ...slip, legs, mode: 'accumulator' })).toBeCloseTo(1571.68)
})
