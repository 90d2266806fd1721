import { expect, test } from 'vitest'
import { decideVendor as decide } from './decideVendor.ts'

const pages = {
  RNG: 'rng',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
} as const
const decideVendor = (vendor: Parameters<typeof decide>[0]) =>
  decide(vendor, (category) => (category in pages ? pages[category as keyof typeof pages] : undefined))

test('FB02 a vendor whose category has no page on the site lists its games itself', () => {
  expect(decide({ code: 'AAA', gameType: 'SPORTS' }, () => undefined)).toEqual({ kind: 'launch' })
})

test('G08 a slot vendor is remembered and opens its games in the slot lobby', () => {
  expect(decideVendor({ code: 'BGS', gameType: 'RNG' })).toEqual({ kind: 'lobby', route: 'rng', remember: true })
})

test('L10 live, fish and card vendors open their lobby without being remembered', () => {
  expect(decideVendor({ code: 'AAA', gameType: 'LIVE' })).toEqual({ kind: 'lobby', route: 'live', remember: false })
  expect(decideVendor({ code: 'AAA', gameType: 'FISH' })).toMatchObject({ route: 'fish' })
  expect(decideVendor({ code: 'AAA', gameType: 'PVP' })).toMatchObject({ route: 'pvp' })
})

test('H07 the sea lottery starts at once, other lotteries go to their page', () => {
  expect(decideVendor({ code: 'TCG_SEA', gameType: 'LOTT' })).toEqual({ kind: 'launch' })
  expect(decideVendor({ code: 'TCG_LOTTO_VN', gameType: 'LOTT' })).toEqual({ kind: 'lotteryRoute', route: 'vnLottery' })
  expect(decideVendor({ code: 'LOTT', gameType: 'LOTT' })).toEqual({ kind: 'lotteryRoute', route: 'lottery' })
})

test.each([
  ['SPORTS', 'sports'],
  ['ESPORTS', 'esports'],
  ['COCKFIGHT', 'cockfight'],
] as const)('R10 R11 R12 a vendor of %s opens its games in the page of its category', (gameType, route) => {
  expect(decideVendor({ code: 'AAA', gameType })).toEqual({ kind: 'lobby', route, remember: false })
})
