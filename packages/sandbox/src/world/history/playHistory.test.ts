import { expect, test } from 'vitest'
import { createRandom } from '../../random/random.ts'
import { catalogue } from '../catalogue.ts'
import { moneyMoves } from './moneyMoves.ts'
import { pickGames } from './pickGames.ts'
import { players } from './players.ts'
import { playHistory } from './playHistory.ts'

const now = Date.UTC(2026, 5, 1)
const types = [...new Set(catalogue().map(({ gameType }) => gameType))]

test.each(types)('GW08 a site that has %s alone has a history too, if only one without bets', (type) => {
  const games = catalogue().filter(({ gameType }) => gameType === type)
  for (const profile of players) {
    const liked = pickGames(createRandom('one'), games, profile)
    const bets = playHistory({ ...profile, bets: 20 }, 'two', liked, now)
    expect(bets.length > 0).toBe(liked.length > 0)
    const moves = moneyMoves(
      profile,
      'three',
      bets.map((bet, index) => ({ ...bet, roundId: String(index) })),
      1000,
    )
    expect(moves.every(({ at }) => Number.isFinite(at))).toBe(true)
  }
})

test('GW08 I25 what is open waits for a match or a draw, not for a reel that has stopped long ago', () => {
  for (const profile of players) {
    const liked = pickGames(createRandom('one'), catalogue(), profile)
    const open = playHistory({ ...profile, bets: 20 }, 'two', liked, now).filter(({ status }) => status === 'OPEN')
    expect(open.length).toBeGreaterThanOrEqual(3)
    const waits = liked.some(({ gameType }) => ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'].includes(gameType))
    if (waits) expect(open.filter(({ game }) => ['RNG', 'FISH', 'LIVE', 'PVP'].includes(game.gameType))).toEqual([])
  }
})
