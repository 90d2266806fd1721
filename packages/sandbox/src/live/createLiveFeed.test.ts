import type { NamedGame } from '@foyer/contract'
import { expect, test } from 'vitest'
import { createLiveFeed } from './createLiveFeed.ts'

const game = (part: Partial<NamedGame>): NamedGame => ({
  nodeId: 12001,
  gameId: 'slv-0001',
  gameName: 'Salon Vero Baccarat',
  displayName: 'Salon Vero',
  vassalage: 'SLV',
  gameType: 'LIVE',
  gameClassify: 'Baccarat',
  iconUrl: '',
  supportPlay: 0,
  isGame: 'GAME',
  minBet: 2,
  ...part,
})
const now = new Date('2026-11-21T19:02:00Z')
const later = (ms: number): Date => new Date(now.getTime() + ms)

test('I38 tables tell nothing here: what goes on at them is for their vendor to say', () => {
  expect(createLiveFeed()(game({}), now)).toBeUndefined()
})

test('UK02 the next match is to come, between two sides, at a quarter of an hour and with odds that keep a margin', () => {
  const feed = createLiveFeed()
  for (let hour = 0; hour < 48; hour += 1) {
    const at = later(hour * 3_600_000)
    const { fixture } = feed(game({ gameType: 'SPORTS', gameClassify: 'Football' }), at) ?? {}
    const starts = Date.parse(fixture?.startsAt ?? '')
    expect(starts).toBeGreaterThan(at.getTime())
    expect(starts % 900_000).toBe(0)
    expect(fixture?.home.name).not.toBe(fixture?.away.name)
    const { home = 0, draw = 0, away = 0 } = fixture?.odds ?? {}
    const book = 1 / home + 1 / draw + 1 / away
    expect(book).toBeGreaterThan(1.01)
    expect(book).toBeLessThan(1.12)
  }
})

test('UK02 tennis cannot be drawn, a race has no two sides, and a tile of a list tells nothing', () => {
  const feed = createLiveFeed()
  expect(feed(game({ gameType: 'SPORTS', gameClassify: 'Tennis' }), now)?.fixture?.odds).not.toHaveProperty('draw')
  expect(feed(game({ gameType: 'SPORTS', gameClassify: 'Racing' }), now)).toBeUndefined()
  expect(feed(game({ isGame: 'VASSALAGE' }), now)).toBeUndefined()
  expect(feed(game({ gameType: 'RNG' }), now)).toBeUndefined()
})

test('UK02 EN08 a lottery tells its next draw by the calendar, at a draw the one after it, and another draw nothing', () => {
  const feed = createLiveFeed()
  const lottery = game({ gameType: 'LOTT', vassalage: 'TCG_SEA', gameName: 'Coral Bay Extra' })
  expect(feed(lottery, now)).toEqual({ draw: { nextDraw: '2026-11-22T12:00:00.000Z' } })
  expect(feed(lottery, new Date('2026-11-22T12:00:00Z'))).toEqual({ draw: { nextDraw: '2026-11-23T12:00:00.000Z' } })
  expect(feed({ ...lottery, gameName: 'Palm Isle Turbo' }, now)).toBeUndefined()
  expect(feed({ ...lottery, vassalage: 'LOTT' }, now)).toBeUndefined()
})
