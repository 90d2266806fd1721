import { expect, test } from 'vitest'
import { lobbyCategories, vendorCategories } from './lobbyCategories.ts'
import { firstLobbyQuery, lobbyQuery } from './lobbyQuery.ts'
import { firstLobbyState } from './lobbyState.ts'

test('R05 C02 EN14 a lobby first asks for 19 games of its type', () => {
  expect(firstLobbyQuery('rng')).toEqual({ gameType: 'RNG', gameClassify: 'ALL', pageNo: 1, pageSize: 19 })
  expect(firstLobbyQuery('live')).toMatchObject({ gameType: 'LIVE' })
})

test('C26 the in-house lobby is vendor BGS whatever the address says', () => {
  expect(lobbyQuery('inhouse', { ...firstLobbyState, vendor: 'OTHER' })).toMatchObject({
    gameType: 'RNG',
    vassalage: 'BGS',
  })
})

test('L14 the class NEW asks for new games', () => {
  expect(lobbyQuery('rng', { ...firstLobbyState, classify: 'NEW' })).toMatchObject({ gameClassify: 'NEW', isNew: true })
})

test('L23 C33 slot filters ask for a lowest bet of 1 and for 25 lines', () => {
  expect(lobbyQuery('rng', { ...firstLobbyState, minBet: true, lines: true })).toMatchObject({
    minBet: 1,
    minLines: 25,
  })
})

test('QP03 QP04 filters and order are asked for, and nothing that is not chosen', () => {
  const state = { ...firstLobbyState, features: 'wilds', themes: 'sky,water', rtp: 96, jackpot: true, isNew: true }
  expect(lobbyQuery('rng', { ...state, sort: 'return' })).toEqual({
    ...firstLobbyQuery('rng'),
    features: 'wilds',
    themes: 'sky,water',
    minRtp: 96,
    jackpot: true,
    isNew: true,
    sort: 'return',
  })
})

test('C27 every page of games asks for its own category, the in-house one for slots', () => {
  const types = Object.entries(lobbyCategories).map(([page, { gameType }]) => [page, gameType])
  expect(Object.fromEntries(types)).toEqual({ rng: 'RNG', live: 'LIVE', fish: 'FISH', pvp: 'PVP', inhouse: 'RNG' })
  expect(vendorCategories).toEqual({ sports: 'SPORTS', esports: 'ESPORTS', cockfight: 'COCKFIGHT' })
})
