import { expect, test } from 'vitest'
import { lobbySource } from './useLobby.ts'

test('L20 the plain list is the games, recent replaces it whatever class is chosen', () => {
  expect(lobbySource({ classify: 'HOT', list: 'game' }, false)).toBe('games')
  expect(lobbySource({ classify: 'HOT', list: 'recent' }, true)).toBe('recent')
})

test('L22 favourites and recent games need an account', () => {
  expect(lobbySource({ classify: 'FAV', list: 'game' }, false)).toBe('needsLogin')
  expect(lobbySource({ classify: 'ALL', list: 'recent' }, false)).toBe('needsLogin')
  expect(lobbySource({ classify: 'FAV', list: 'game' }, true)).toBe('favourites')
})
