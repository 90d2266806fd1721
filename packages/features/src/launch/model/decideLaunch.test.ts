import { expect, test } from 'vitest'
import { decideLaunch, type LaunchSubject, launchTable, type Visitor } from './decideLaunch.ts'

const slot: LaunchSubject = { vendor: 'BGS', gameType: 'RNG', opensVendorList: false }
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
