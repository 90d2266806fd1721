import type { Fixture, FixtureSide } from '@foyer/contract'
import type { Sport } from '../feed/plans.ts'
import { seeded } from '../feed/seeded.ts'
import type { Feed } from './createFeed.ts'
import type { Odds } from './odds.ts'

/** Titles of a sport share out its next matches. */
const sharedMatches = 8

/** What sides wear; a side always wears the same. */
const colours = [
  '#0f5132',
  '#1d4ed8',
  '#b91c1c',
  '#111827',
  '#0e7490',
  '#7c2d12',
  '#a16207',
  '#6d28d9',
  '#be123c',
  '#3f6212',
  '#374151',
  '#c2410c',
] as const

const sideOf = (name: string): FixtureSide => ({
  name,
  colour: colours[Math.floor(seeded(name)() * colours.length)] ?? colours[0],
})

interface Lobby {
  readonly feed: Feed
  readonly odds: Odds
  readonly sport: Sport
  readonly gameId: string
}

/** I30. One of the next matches that can be bet on, at the odds of the moment, or one of the next races. */
export function lobbyFixture({ feed, odds, sport, gameId }: Lobby): Fixture | undefined {
  feed.tick()
  const matches = feed.open().filter(({ fixture }) => fixture.sport === sport)
  // A title keeps its match while others begin.
  const rank = (id: string): number => seeded(`${gameId} ${id}`)()
  const [event] = matches.slice(0, sharedMatches).sort((a, b) => rank(a.fixture.id) - rank(b.fixture.id))
  if (event === undefined) return undefined
  const { league, sides, start } = event.fixture
  const startsAt = new Date(start).toISOString()
  const [home = '', away = ''] = sides
  if (sides.length > 2) return { race: league, startsAt }
  const [main] = odds.of(event)
  const priced = new Map(main?.selections.map((one) => [one.id, one.odds / 100]))
  const [ofHome, ofDraw, ofAway] = ['home', 'draw', 'away'].map((id) => priced.get(id))
  return {
    home: sideOf(home),
    away: sideOf(away),
    startsAt,
    ...(ofHome !== undefined &&
      ofAway !== undefined && { odds: { home: ofHome, ...(ofDraw !== undefined && { draw: ofDraw }), away: ofAway } }),
  }
}
