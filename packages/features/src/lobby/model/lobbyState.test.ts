import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeLobbyState, firstLobbyState, parseLobbyState, writeLobbyState } from './lobbyState.ts'

const parse = (query: string) => parseLobbyState(new URLSearchParams(query))

test('R05 an address without parameters is the first page of everything', () => {
  expect(parse('')).toEqual(firstLobbyState)
  expect(writeLobbyState(firstLobbyState).toString()).toBe('')
})

test('R05 reads page, vendor, class, list, name and slot filters', () => {
  expect(parse('page=3&vendor=BGS&class=HOT&q=nova&minBet=1&lines=25')).toEqual({
    ...firstLobbyState,
    page: 3,
    vendor: 'BGS',
    classify: 'HOT',
    list: 'game',
    search: 'nova',
    minBet: true,
    lines: true,
  })
  expect(parse('list=recent').list).toBe('recent')
})

test.each(['0', '-1', '1.5', '1e3', ' 2', '0x10', 'NaN', '', '9999999', '٣'])(
  'R05 page %j counts as page 1',
  (page) => {
    expect(parseLobbyState(new URLSearchParams({ page })).page).toBe(1)
  },
)

test('R05 hostile vendors and classes count as not chosen', () => {
  for (const value of ['<script>', '../..', 'a b', 'x'.repeat(41), "';--", '\u0000']) {
    const state = parseLobbyState(new URLSearchParams({ vendor: value, class: value, list: value }))
    expect(state).toEqual(firstLobbyState)
  }
})

test('L24 a game name is trimmed and cut to 80 characters', () => {
  expect(parse('q=%20%20moon%20').search).toBe('moon')
  expect([...parseLobbyState(new URLSearchParams({ q: '🎲'.repeat(500) })).search]).toHaveLength(80)
})

test('L21 a change to the filters goes back to page 1, choosing a page keeps them', () => {
  const state = { ...firstLobbyState, page: 4, vendor: 'BGS' }
  expect(changeLobbyState(state, { vendor: 'NEO' })).toEqual({ ...state, page: 1, vendor: 'NEO' })
  expect(changeLobbyState(state, { page: 5 })).toEqual({ ...state, page: 5 })
})

test('L23 a slot filter or a name leaves the favourites, taking one away does not', () => {
  const favourites = { ...firstLobbyState, classify: 'FAV' }
  expect(changeLobbyState(favourites, { lines: true })).toMatchObject({ classify: 'ALL', lines: true })
  expect(changeLobbyState(favourites, { search: 'moon' })).toMatchObject({ classify: 'ALL' })
  expect(changeLobbyState(favourites, { lines: false, search: '' })).toMatchObject({ classify: 'FAV' })
})

test('QP03 QP04 reads filters and order; what the server would not take counts as not chosen', () => {
  expect(
    parse('feature=wilds,freeSpins,wilds&theme=water&volatility=low,high&rtp=96&jackpot=1&new=1&sort=name'),
  ).toMatchObject({
    features: 'freeSpins,wilds',
    themes: 'water',
    volatilities: 'high,low',
    rtp: 96,
    jackpot: true,
    isNew: true,
    sort: 'name',
  })
  expect(parse(`feature=a b,<i>&theme=${'x'.repeat(25)}&volatility=,,&rtp=1e1&jackpot=yes&new=0&sort=chance`)).toEqual(
    firstLobbyState,
  )
  const many = Array.from({ length: 30 }, (_, place) => `c${place}`).join()
  expect(parse(`theme=${many}`).themes.split(',')).toHaveLength(12)
})

test('QP03 QP04 a filter or an order leaves the favourites and goes back to page 1', () => {
  const favourites = { ...firstLobbyState, classify: 'FAV', page: 3 }
  expect(changeLobbyState(favourites, { themes: 'water' })).toMatchObject({ classify: 'ALL', page: 1 })
  expect(changeLobbyState(favourites, { sort: 'name' })).toMatchObject({ classify: 'ALL', page: 1 })
  expect(changeLobbyState(favourites, { sort: 'popular', rtp: 0 })).toMatchObject({ classify: 'FAV' })
})

test('L30 a written state is read back the same, and other parameters stay', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)
  const codes = fc
    .uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/), { maxLength: 12 })
    .map((list) => list.sort().join())
  const state = fc.record({
    page: fc.integer({ min: 1, max: 100_000 }),
    vendor: fc.oneof(fc.constant(''), code),
    classify: code,
    list: fc.constantFrom('game' as const, 'recent' as const),
    search: fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((text) => text.trim()),
    features: codes,
    themes: codes,
    volatilities: codes,
    rtp: fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 99 })),
    jackpot: fc.boolean(),
    isNew: fc.boolean(),
    sort: fc.constantFrom('popular' as const, 'new' as const, 'name' as const, 'return' as const),
    minBet: fc.boolean(),
    lines: fc.boolean(),
  })
  fc.assert(
    fc.property(state, (value) => {
      const written = writeLobbyState(value, new URLSearchParams('centre=member.withdraw'))
      expect(written.get('centre')).toBe('member.withdraw')
      expect(parseLobbyState(new URLSearchParams(written.toString()))).toEqual(value)
    }),
  )
})

test('R05 no address makes reading fail', () => {
  fc.assert(fc.property(fc.string(), (query) => parseLobbyState(new URLSearchParams(query)).page >= 1))
})
