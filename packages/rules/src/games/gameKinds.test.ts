import { expect, test } from 'vitest'
import { gameKinds, kindOf } from './gameKinds.ts'

const title = { gameId: 'bgs-0007', name: 'Lantern Harbor', category: 'RNG', genre: 'Video' }

test('G07 a slot has a kind that plays it, always the same one', () => {
  expect(gameKinds).toContain(kindOf(title))
  expect(kindOf({ ...title })).toBe(kindOf(title))
})

test('FP15 a title that no kind plays has none', () => {
  expect(kindOf({ ...title, genre: 'Table' })).toBeUndefined()
})

test('QP12 a title of sports or esports opens the book on them', () => {
  expect(kindOf({ ...title, category: 'SPORTS', genre: 'Football' })).toBe('sports')
  expect(kindOf({ ...title, category: 'ESPORTS', genre: 'Tactics' })).toBe('esports')
  expect(kindOf({ ...title, category: 'COCKFIGHT', genre: 'Arena' })).toBe('cockfight')
})

test('G07 a title of the category fish is shot at fish', () => {
  expect(kindOf({ ...title, category: 'FISH', genre: 'Reef' })).toBe('fish')
})

test('G07 a live table of European roulette is played as such; other wheels are not', () => {
  const table = { ...title, category: 'LIVE', genre: 'Roulette' }
  for (const name of ['Roulette', 'Auto Roulette', 'Speed Roulette'])
    expect(kindOf({ ...table, name })).toBe('roulette')
  for (const name of ['Double Ball Roulette', 'Roulette Français', 'Baccarat'])
    expect(kindOf({ ...table, name })).toBeUndefined()
})

test('R25 a live table of blackjack is played as such; tables with other rules are not', () => {
  const table = { ...title, category: 'LIVE', genre: 'Blackjack' }
  for (const name of ['Blackjack', 'Grand Blackjack', 'Early Hand Blackjack']) {
    expect(kindOf({ ...table, name })).toBe('blackjack')
  }
  for (const name of ['Infinite Seats Blackjack', 'Blackjack Party', 'Blackjack Switch'])
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

test('QP10 a match at seats is played under its name, and no tournament is', () => {
  const match = { ...title, category: 'PVP', genre: 'Tiles' }
  for (const name of ['Velvet Domino', 'Harbour Domino Gaple']) expect(kindOf({ ...match, name })).toBe('dominoes')
  expect(kindOf({ ...match, name: 'Copper Big Two', genre: 'Cards' })).toBe('bigtwo')
  for (const name of ['Velvet Domino Tournament', 'Jade Mahjong', 'Copper Dominoke', 'Silver Pusoy'])
    expect(kindOf({ ...match, name })).toBeUndefined()
})
