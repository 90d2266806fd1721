import { expect, test } from 'vitest'
import { lottery } from '../manifest.ts'
import { menusOf, prizeModeOf } from './lotteryPages.ts'

test('W16 EN18 I49 the national page has the family that the brand names, ZY where it names none', () => {
  const route = lottery.routes?.find(({ id }) => id === 'vnLottery')
  expect(route?.queries?.({})).toEqual([{ operation: 'vnLotteryMenus', input: { prizeMode: 'ZY', device: 'WEB' } }])
  expect(route?.queries?.({ prizeMode: 'SEA' })).toEqual([
    { operation: 'vnLotteryMenus', input: { prizeMode: 'SEA', device: 'WEB' } },
  ])
})

test('W16 the other pages keep their families, and the centre has all', () => {
  const brand = prizeModeOf({ prizeMode: 'SEA' })
  expect((['lotteryCenter', 'lottery', 'elott'] as const).map((page) => menusOf(page, brand))).toEqual([
    {},
    { prizeMode: 'Lott' },
    { prizeMode: 'Elott' },
  ])
})
