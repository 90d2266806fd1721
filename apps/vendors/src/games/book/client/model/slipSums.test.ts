import { expect, test } from 'vitest'
import { emptySlip, type Slip, type SlipLeg, whole } from './slip.ts'
import { slipSums } from './slipSums.ts'

const legOf = (event: string, odds: number): SlipLeg => ({
  key: event,
  event,
  market: 'winner',
  selection: '1',
  odds,
  kind: 'winner',
  sport: 'football',
  sides: ['Alder', 'Birch'],
  start: 1000,
})
const legs = [legOf('a', 200), legOf('b', 300)]
const limits = { most: 100_000, payout: 250_000 }
const sumsOf = (change: Partial<Slip>) => slipSums({ ...emptySlip('none'), legs, ...change }, 2, limits)

test('QP12 singles cost and pay each for itself; one without a stake is no bet', () => {
  expect(sumsOf({ stakes: { a: '5', b: '2' } })).toEqual({ stake: 700, payout: 1600, bets: 2 })
  expect(sumsOf({ stakes: { a: '5' } })).toEqual({ stake: 500, payout: 1000, bets: 1 })
})

test('QP12 an accumulator is one bet on all', () => {
  expect(sumsOf({ mode: 'accumulator', stakes: { [whole]: '5', a: '9' } })).toEqual({
    stake: 500,
    payout: 3000,
    bets: 1,
  })
})

test('QP12 nothing is promised for a stake that is not taken, or a payout that is not paid', () => {
  expect(sumsOf({ stakes: { a: '1000.01', b: '1' } }).payout).toBeUndefined()
  expect(sumsOf({ stakes: { a: '1', b: '833.34' } }).payout).toBeUndefined()
  expect(slipSums({ ...emptySlip('none'), legs, stakes: { a: '9999' } }, 2, undefined).payout).toBe(1_999_800)
})
