import { expect, test } from 'vitest'
import { lotteryEntry } from './lotteryEntry.ts'

const siteOf = (lottery?: object, hasCenter = true) =>
  ({
    config: { features: lottery === undefined ? {} : { lottery }, languages: [{ prefix: '' }, { prefix: '/en' }] },
    language: { prefix: '' },
    hasRoute: () => hasCenter,
    href: (route: string, query: { gameCode?: string } = {}) =>
      `/${route}${query.gameCode ? `?gameCode=${query.gameCode}` : ''}`,
  }) as never // what an entry asks of the shell
const ticket = { gameId: 'QUICK10', nodeId: 7, vendor: 'LOTT', isTrial: false, isLottery: true as const }

test('I48 R13 a lottery is asked for with its family, code, view, way to play, device and way back', () => {
  expect(lotteryEntry(siteOf(), { ...ticket, playType: 'spots', back: '/en/lottery?gameCode=QUICK10' })).toEqual({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'Lott',
    lottoGameCode: 'QUICK10',
    lottoView: 'betting',
    lottoPlayType: 'spots',
    device: 'WEB',
    // The language was changed while the lottery was open.
    backUrl: '/lottery?gameCode=QUICK10',
  })
})

test.each([
  ['ELOTT', 'Elott'],
  ['TCG_SEA', 'SEA'],
  ['TCG_LOTTO_VN', 'ZY'],
  ['GPI', 'Lott'],
])('W16 EN18 lotteries of %s are of the family %s', (vendor, lottoPrizeMode) => {
  expect(lotteryEntry(siteOf({ prizeMode: 'SEA' }), { ...ticket, vendor })).toMatchObject({ lottoPrizeMode })
})

test('EN18 those of a vendor that no family has are of the one that the brand names, if any', () => {
  expect(lotteryEntry(siteOf({ prizeMode: 'SEA' }), { ...ticket, vendor: 'OWN' })).toMatchObject({
    lottoPrizeMode: 'SEA',
  })
  expect(lotteryEntry(siteOf(), { ...ticket, vendor: 'OWN' })).not.toHaveProperty('lottoPrizeMode')
})

test('I48 a lottery that was opened by its address leads back to its page, and its past draws are a view', () => {
  expect(lotteryEntry(siteOf(), { ...ticket, isPast: true })).toMatchObject({
    lottoView: 'past',
    backUrl: '/lotteryCenter?gameCode=QUICK10',
  })
  expect(lotteryEntry(siteOf(undefined, false), ticket)).toMatchObject({ backUrl: '/home' })
})
