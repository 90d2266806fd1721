import { expect, test } from 'vitest'
import { type Bet, betColumns, isSettled } from './betColumns.ts'

const bet: Bet = {
  betId: 'r-7',
  betTime: '2026-11-20T22:30:05Z',
  gameName: 'Nova',
  vassalage: 'BGS',
  displayName: 'Backstage',
  gameType: 'RNG',
  betAmount: 100,
  winAmount: 60,
  netAmount: -40,
  status: 'RETURNED',
}
const columns = betColumns(
  (key) => key,
  (type) => `name of ${type}`,
  { betAmount: 1, winAmount: 2, netAmount: 3 },
)
const say = (id: string, row: Bet) => columns.find((column) => column.id === id)?.value(row)
const tone = (status: Bet['status']) =>
  columns.map((column) => (column.kind === 'status' ? column.tone({ ...bet, status }) : '')).join('')

test('P06 a bet says what was played, its reference, what came of it and its amounts', () => {
  const ids = ['game', 'category', 'status', 'bet', 'win', 'net']
  expect(ids.map((id) => say(id, bet))).toEqual(['Nova', 'name of RNG', 'partlyReturned', 100, 60, -40])
  expect(columns.flatMap((column) => (column.kind === 'time' ? column.detail?.value(bet) : []))).toEqual(['r-7'])
})

test('P06 a bet that brought back exactly its stake was returned, and not in part', () => {
  expect(say('status', { ...bet, winAmount: 100, netAmount: 0 })).toBe('status_RETURNED')
  expect(say('status', { ...bet, winAmount: 99, netAmount: -1 })).toBe('partlyReturned')
})

test('P06 a bet that was given back is void, with the reason where its vendor told one', () => {
  const back: Bet = { ...bet, status: 'CANCELLED', winAmount: 0, netAmount: 0 }
  expect(say('status', back)).toBe('status_CANCELLED')
  expect(say('status', { ...back, voidReason: 'event_void' })).toBe('void_event_void')
})

test('FP14 only a bet that brought more than it cost looks like a gain', () => {
  expect(tone('WON')).toBe('positive')
  for (const status of ['RETURNED', 'LOST', 'CANCELLED', 'OPEN'] as const) expect(tone(status)).not.toBe('positive')
})

test('FP14 an open bet has no win and no net, and stands in no sum, as one that was given back', () => {
  const open: Bet = { ...bet, status: 'OPEN', winAmount: 0, netAmount: 0 }
  expect([say('bet', open), say('win', open), say('net', open)]).toEqual([100, undefined, undefined])
  expect(
    (['OPEN', 'CANCELLED', 'WON', 'RETURNED', 'LOST'] as const).map((status) => isSettled({ ...bet, status })),
  ).toEqual([false, false, true, true, true])
})

test('P06 the reference of a bet opens its round where the vendor can show it, and is text elsewhere', () => {
  const opened: string[] = []
  const [time] = betColumns(
    (key) => key,
    (type) => type,
    undefined,
    ({ betId }) => opened.push(betId),
  )
  const press = time?.kind === 'time' ? time.detail?.press : undefined
  expect(press?.of(bet)).toBeUndefined()
  press?.of({ ...bet, canReplay: true })?.()
  expect(opened).toEqual(['r-7'])
})
