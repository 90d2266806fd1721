import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamState } from './createTableStream.ts'
import { createOpenHands } from './openHands.ts'

const ticket = { id: 't', state: 'placed' } as const
const table = { name: '2', round: 'r1', phase: 'betting', now: 0, chips: [] }
const own = { seat: 1, round: 'r1', balance: 0, tickets: [ticket] }
const quiet: StreamState = { chat: [], waiting: [], chip: 0, last: 0, ahead: 0 }

/** A page of the player's, as its server tells it the table. */
function openPage() {
  const hands = createOpenHands('p', 'g')
  const left = hands.left()
  let state = quiet
  let tell = (): void => undefined
  hands.follow('2', {
    state: () => state,
    subscribe: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  return {
    left,
    shows: (next: Partial<StreamState>) => {
      state = { ...quiet, ...next }
      tell()
    },
  }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('R25 a hand that a closed page has left is known to the next page until its end was seen', () => {
  openPage().shows({ table, own })
  const next = openPage()
  expect(next.left).toEqual({ table: '2', round: 'r1' })
  next.shows({ table: { ...table, phase: 'acting' }, own })
  expect(openPage().left).toBeDefined()
  next.shows({ table: { ...table, phase: 'paid' }, own })
  expect(openPage().left).toBeUndefined()
})

test('R25 a hand whose end was missed is known once, and one that was taken back not at all', () => {
  openPage().shows({ table, own })
  const next = openPage()
  next.shows({ table: { ...table, round: 'r2' }, own: { ...own, round: 'r2', tickets: [] } })
  expect(openPage().left).toBeUndefined()
  const page = openPage()
  page.shows({ table, own })
  page.shows({ table, own: { ...own, tickets: [] } })
  expect(openPage().left).toBeUndefined()
})
