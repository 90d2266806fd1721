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

test('I38 I30 tables, matches and slots tell nothing here: what goes on at them is for their vendor to say', () => {
  const feed = createLiveFeed()
  expect(feed(game({}), now)).toBeUndefined()
  expect(feed(game({ gameType: 'SPORTS', gameClassify: 'Football' }), now)).toBeUndefined()
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
