import { expect, test } from 'vitest'
import { lotteryPage } from './lotteryPage.ts'

test.each([
  ['G03 a lottery', 'LOTT', 'LOTT', 'lottery'],
  ['G03 an electronic lottery', 'ELOTT', 'ELOTT', 'elott'],
  ['G05 the national lottery', 'TCG_LOTTO_VN', 'LOTT', 'vnLottery'],
  ['G04 the sea lottery', 'TCG_SEA', 'LOTT', undefined],
  ['G07 any other game', 'BGS', 'RNG', undefined],
])('%s is played on its page, if on any', (_title, vendor, gameType, page) => {
  expect(lotteryPage(vendor, gameType)).toBe(page)
})
