import { operations } from '@foyer/contract'
import { expect, test } from 'vitest'
import { launchAnswer } from './launchAnswer.ts'

const read = (gameType: Parameters<typeof launchAnswer>[0]['gameType']) =>
  launchAnswer({ gameType, gameName: 'Byline' }, 'https://games.example/play/1')

test('G10 a vendor that takes bets in a lobby of its own is opened by game_url2, any other game by game_url', () => {
  expect(read('SPORTS')).toEqual({ game_url2: 'https://games.example/play/1', game_name: 'Byline' })
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const)
    expect(read(gameType)).toEqual({ game_url: 'https://games.example/play/1', game_name: 'Byline' })
})

test('G10 the client reads either, an empty one counts as missing', () => {
  const { fromWire } = operations.launchGame
  expect(fromWire(read('SPORTS'), 2)).toEqual({ url: 'https://games.example/play/1', name: 'Byline' })
  expect(fromWire({ game_url: '', game_url2: 'https://b.example' }, 2)).toEqual({ url: 'https://b.example' })
  expect(fromWire({ game_url: 'https://a.example', game_url2: 'https://b.example' }, 2).url).toBe('https://a.example')
  expect(fromWire({}, 2)).toEqual({ url: '' })
})
