import { expect, test } from 'vitest'
import { gameKinds, kindOf } from './gameKinds.ts'

const title = { gameId: 'bgs-0007', name: 'Lantern Harbor', category: 'RNG', genre: 'Video' }

test('G07 a slot has a kind that plays it, always the same one', () => {
  expect(gameKinds).toContain(kindOf(title))
  expect(kindOf({ ...title })).toBe(kindOf(title))
})

test('FP15 a title that no kind plays has none', () => {
  expect(kindOf({ ...title, genre: 'Table' })).toBeUndefined()
  expect(kindOf({ ...title, category: 'SPORTS', genre: 'Football' })).toBeUndefined()
})

test('R25 a live table of European roulette is played as such; other wheels are not', () => {
  const table = { ...title, category: 'LIVE', genre: 'Roulette' }
  for (const name of ['Roulette', 'Auto Roulette', 'Speed Roulette'])
    expect(kindOf({ ...table, name })).toBe('roulette')
  for (const name of ['Double Ball Roulette', 'Roulette Français', 'Baccarat'])
    expect(kindOf({ ...table, name })).toBeUndefined()
})

test('G07 a slot is what its class says, and slots of no special class are shared out evenly', () => {
  const kinds = Array.from({ length: 300 }, (_, n) => kindOf({ ...title, gameId: `moon-${1000 + n}` }))
  for (const kind of ['lines', 'ways', 'hold']) {
    expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThan(60)
  }
  const classes = ['Cascade', 'Classic', 'Jackpot'].map((genre) => kindOf({ ...title, gameId: 'moon-1', genre }))
  expect(classes).toEqual(['cascade', 'classic', 'jackpot'])
})

test('QR22 every title of the in-house studio plays the lines that its facts tell of', () => {
  for (const gameId of ['bgs-harbor', 'bgs-0007']) expect(kindOf({ ...title, gameId })).toBe('lines')
})
