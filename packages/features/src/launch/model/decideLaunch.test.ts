import { expect, test } from 'vitest'
import { decideLaunch, type LaunchSubject, launchTable, type Visitor } from './decideLaunch.ts'

const slot: LaunchSubject = { vendor: 'BGS', gameType: 'RNG', opensVendorList: false, playMoneyOnly: false }
const member: Visitor = { role: 'member', hasToken: true }

const cases: readonly [string, Partial<LaunchSubject>, Partial<Visitor>, object][] = [
  ['G01 a guest is asked to log in', {}, { role: 'guest', hasToken: false }, { kind: 'login' }],
  ['G09 a member without a stored token is asked to log in', {}, { hasToken: false }, { kind: 'login' }],
  ['G02 a trial account is told to open a real one', {}, { role: 'trial' }, { kind: 'needRealAccount' }],
  [
    'G02 a trial account is told so for lotteries too',
    { gameType: 'LOTT' },
    { role: 'trial' },
    { kind: 'needRealAccount' },
  ],
  [
    'G03 a lottery goes to the lottery page',
    { vendor: 'LOTT', gameType: 'LOTT' },
    {},
    { kind: 'lotteryRoute', route: 'lottery' },
  ],
  ['G03 an electronic lottery goes to its page', { gameType: 'ELOTT' }, {}, { kind: 'lotteryRoute', route: 'elott' }],
  [
    'G04 the sea lottery is launched although it is a lottery',
    { vendor: 'TCG_SEA', gameType: 'LOTT' },
    {},
    { kind: 'seaLottery' },
  ],
  [
    'G05 the national lottery vendor goes to its page',
    { vendor: 'TCG_LOTTO_VN', gameType: 'LOTT' },
    {},
    { kind: 'lotteryRoute', route: 'vnLottery' },
  ],
  [
    'FP15 a vendor item of a lottery opens its list',
    { gameType: 'LOTT', opensVendorList: true },
    {},
    { kind: 'vendorGames' },
  ],
  [
    'FP15 a game without an engine of its genre opens with play money',
    { gameType: 'LIVE', playMoneyOnly: true },
    {},
    { kind: 'playMoney' },
  ],
  [
    'FP15 a guest needs no account for play money',
    { gameType: 'SPORTS', playMoneyOnly: true },
    { role: 'guest', hasToken: false },
    { kind: 'playMoney' },
  ],
  [
    'FP15 the sea lottery without an engine opens with play money',
    { vendor: 'TCG_SEA', gameType: 'LOTT', playMoneyOnly: true },
    {},
    { kind: 'playMoney' },
  ],
  [
    'G03 a lottery goes to its page although no game plays it',
    { vendor: 'LOTT', gameType: 'LOTT', playMoneyOnly: true },
    {},
    { kind: 'lotteryRoute', route: 'lottery' },
  ],
  ['G06 a vendor item opens the list of its games', { opensVendorList: true }, {}, { kind: 'vendorGames' }],
  ['G07 any other game is launched in the frame', {}, {}, { kind: 'frame' }],
  ['G07 an agent plays like a member', {}, { role: 'agent' }, { kind: 'frame' }],
]

test.each(cases)('%s', (_title, game, visitor, decision) => {
  expect(decideLaunch({ ...slot, ...game }, { ...member, ...visitor })).toEqual(decision)
})

test('G01 to G09: every row of the table decides some case', () => {
  const deciding = cases.map(([, game, visitor]) =>
    launchTable.findIndex((row) => row.when({ ...slot, ...game }, { ...member, ...visitor })),
  )
  expect([...new Set(deciding)].sort()).toEqual(launchTable.map((_, index) => index))
})
