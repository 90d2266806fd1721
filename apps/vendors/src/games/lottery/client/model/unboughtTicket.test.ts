import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitsOf } from '../../limits.ts'
import type { LotteryShown } from './lotteryShown.ts'
import { keepTicket, loadTicket } from './unboughtTicket.ts'

const form = { kind: 'digits', digits: 4 } as const
const ada = { player: 'ada', gameId: 'CORAL4' }
const line = { type: 'end2', picks: ['12'] } as const
const ticket = { lines: [line], price: '2.5', count: 'each30', meantFor: '17' } as const
const shown: LotteryShown = {
  ...ticket,
  view: { now: 0, next: [], last: [], limits: limitsOf(2), waiting: 0, subscriptions: [] },
  ahead: 0,
  isConnected: true,
  place: 'pick',
  picks: [],
  isBuying: false,
}
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('QP11 H18 a ticket in the making is there again after its page was left, for its player and lottery alone', () => {
  keepTicket(ada, shown)
  expect(loadTicket(ada, form)).toEqual(ticket)
  expect(loadTicket({ ...ada, player: 'ben' }, form)).toEqual({})
  expect(loadTicket({ ...ada, gameId: 'REEF3' }, form)).toEqual({})
})

test('QP11 H18 numbers that are picked or typed, and not on the ticket yet, are there again with their kind of bet', () => {
  const picked = { ...shown, lines: [], type: 'end2', picks: ['07'] } as const
  keepTicket(ada, picked)
  expect(loadTicket(ada, form)).toEqual({ type: 'end2', picks: ['07'] })
  keepTicket(ada, { ...picked, typed: { text: '07 1', bets: [['07']] } })
  expect(loadTicket(ada, form)).toMatchObject({ type: 'end2', picks: ['07'], typed: { text: '07 1' } })
  keepTicket(ada, { ...picked, lines: [line] })
  expect(loadTicket(ada, form)).toEqual({
    lines: [line],
    price: '2.5',
    count: 'each30',
    meantFor: '17',
    type: 'end2',
    picks: ['07'],
  })
  keepTicket(ada, { ...picked, picks: [] })
  expect(loadTicket(ada, form)).toEqual({})
  for (const kept of [
    { type: 'end2', picks: ['007'] },
    { type: 'line', picks: ['7'] },
    { type: 'end2', picks: '07' },
    { type: 5, text: {} },
  ]) {
    keepTicket(ada, picked)
    for (const key of stored.keys()) stored.set(key, JSON.stringify(kept))
    expect(loadTicket(ada, form)).toEqual({})
  }
})

test('QP11 R13 numbers of another kind of bet than the address names stay through a change of language, and go where another is asked for', () => {
  const picked = { ...shown, lines: [line], type: 'end2', picks: ['07'] } as const
  keepTicket({ ...ada, wanted: 'end3' }, picked)
  expect(loadTicket({ ...ada, wanted: 'end3' }, form)).toMatchObject({ type: 'end2', picks: ['07'] })
  expect(loadTicket(ada, form)).toMatchObject({ type: 'end2', picks: ['07'] })
  expect(loadTicket({ ...ada, wanted: 'end2' }, form)).toMatchObject({ type: 'end2', picks: ['07'] })
  expect(loadTicket({ ...ada, wanted: 'all' }, form)).toEqual(ticket)
})

test('QP11 a ticket that was bought, emptied or is being bought is kept no more, and a page that knows nothing yet takes none away', () => {
  keepTicket(ada, shown)
  const { view: _none, ...unknown } = { ...shown, lines: [] }
  keepTicket(ada, unknown)
  expect(loadTicket(ada, form)).toEqual(ticket)
  keepTicket(ada, { ...shown, lines: [] })
  expect(loadTicket(ada, form)).toEqual({})
  keepTicket(ada, shown)
  keepTicket(ada, { ...shown, isBuying: true })
  expect(loadTicket(ada, form)).toEqual({})
})

test.each(['{', 'null', '5', '{"lines":5}', '{"lines":[{"type":"end2","picks":["123"]}],"price":"1"}'])(
  'QP11 %s is no ticket of this lottery',
  (text) => {
    keepTicket(ada, shown)
    for (const key of stored.keys()) stored.set(key, text)
    expect(loadTicket(ada, form)).toEqual({})
  },
)

test('QP11 a price or count that is none leaves the lines', () => {
  keepTicket(ada, shown)
  for (const key of stored.keys()) stored.set(key, JSON.stringify({ lines: [line], price: 5, count: 'all' }))
  expect(loadTicket(ada, form)).toEqual({ lines: [line] })
})
