import { expect, test } from 'vitest'
import { betOdds, emptySlip, type SlipLeg } from './slip.ts'

const legOf = (event: string, odds: number): SlipLeg => ({
  key: `${event} winner 1`,
  event,
  market: 'winner',
  selection: '1',
  odds,
  kind: 'winner',
  sport: 'football',
  sides: ['Alder', 'Birch'],
  start: 1000,
})
const slip = emptySlip('none')
const legs = [legOf('a', 418), legOf('b', 376)]

test('QP12 odds of a slip are those of the one bet it makes: singles beside each other have none together', () => {
  expect(betOdds(slip)).toBeUndefined()
  expect(betOdds({ ...slip, legs: legs.slice(0, 1) })).toBe(418)
  expect(betOdds({ ...slip, legs })).toBeUndefined()
  expect(betOdds({ ...slip, legs, mode: 'accumulator' })).toBeCloseTo(1571.68)
})
