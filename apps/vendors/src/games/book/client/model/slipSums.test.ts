import { expect, test } from 'vitest'
import { emptySlip, type Slip, whole } from './slip.ts'
import { legOf } from './slipFixture.ts'
import { slipSums } from './slipSums.ts'

const legs = [legOf('a', 200), legOf('b', 300)]
const [first = '', second = ''] = legs.map(({ key }) => key)
const limits = { most: 100_000, payout: 250_000 }
const sumsOf = (change: Partial<Slip>) => slipSums({ ...emptySlip('none'), legs, ...change }, 2, limits)

test('QP12 singles cost and pay each for itself; one without a stake is no bet', () => {
  expect(sumsOf({ stakes: { [first]: '5', [second]: '2' } })).toEqual({ stake: 700, payout: 1600, bets: 2 })
  expect(sumsOf({ stakes: { [first]: '5' } })).toEqual({ stake: 500, payout: 1000, bets: 1 })
})

test('QP12 an accumulator is one bet on all', () => {
  expect(sumsOf({ mode: 'accumulator', stakes: { [whole]: '5', [first]: '9' } })).toEqual({
    stake: 500,
    payout: 3000,
    bets: 1,
  })
})

test('QP12 nothing is promised for an accumulator that takes an event twice; singles on it stand', () => {
  const twice = [...legs, { ...legOf('a', 400), key: 'a winner 2', selection: '2' }]
  const stakes = { [whole]: '5', [first]: '5' }
  expect(sumsOf({ legs: twice, mode: 'accumulator', stakes }).payout).toBeUndefined()
  expect(sumsOf({ legs: twice, stakes }).payout).toBe(1000)
})

test('QP12 nothing is promised for a stake that is not taken, or a payout that is not paid', () => {
  expect(sumsOf({ stakes: { [first]: '1000.01', [second]: '1' } }).payout).toBeUndefined()
  expect(sumsOf({ stakes: { [first]: '1', [second]: '833.34' } }).payout).toBeUndefined()
  expect(slipSums({ ...emptySlip('none'), legs, stakes: { [first]: '9999' } }, 2, undefined).payout).toBe(1_999_800)
})

test('QP12 a single on what is closed costs nothing and keeps nothing from another; nothing is promised for an accumulator with it', () => {
  const slip = { ...emptySlip('none'), legs }
  const closed = new Set([first])
  const sums = (change: Partial<Slip>) => slipSums({ ...slip, ...change }, 2, limits, closed)
  expect(sums({ stakes: { [first]: '5', [second]: '2' } })).toEqual({ stake: 200, payout: 600, bets: 1 })
  expect(sums({ stakes: { [first]: '5' } })).toEqual({ stake: 0, payout: 0, bets: 0 })
  expect(sums({ mode: 'accumulator', stakes: { [whole]: '5' } })).toMatchObject({ stake: 500, payout: undefined })
})
