import { type FloorFacts, floorBase, signedPost } from '@foyer/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBookFixture } from './bookFixture.ts'

let book: Awaited<ReturnType<typeof createBookFixture>>
beforeEach(async () => {
  book = await createBookFixture()
})
afterEach(() => book.close())

const path = `${floorBase}/state`
async function told(genre: string, gameIds: readonly string[], category = 'SPORTS') {
  const titles = gameIds.map((gameId) => ({ gameId, name: `Velvet ${genre}`, category, genre }))
  const body = JSON.stringify({ merchant: 'COMET', currency: 'USD', decimals: 2, titles })
  const secret = Buffer.from('secret of the vendor in tests')
  const { headers } = await signedPost({ caller: 'FWL', callerHeader: 'X-Vendor', path, body, secret })
  return (await book.post(path, body, headers)).json<{ games: FloorFacts[] }>().games
}
/** What is told of a match of two sides. */
const matchOf = (facts?: FloorFacts) => (facts?.fixture && 'home' in facts.fixture ? facts.fixture : undefined)

test('I30 QP12 a lobby is told a match of the title’s sport as the book has it: its sides, its start and its odds', async () => {
  const { events } = await book.board()
  for (const [genre, sport] of [
    ['Football', 'football'],
    ['Tennis', 'tennis'],
    ['Volleyball', 'volleyball'],
  ] as const) {
    const fixture = matchOf((await told(genre, ['fwl-0001']))[0])
    const event = events.find(
      ({ sides, start }) =>
        sides[0] === fixture?.home.name &&
        sides[1] === fixture?.away.name &&
        new Date(start).toISOString() === fixture?.startsAt,
    )
    expect(event?.sport).toBe(sport)
    const odds = Object.fromEntries(event?.markets[0]?.selections.map((one) => [one.id, one.odds / 100]) ?? [])
    expect(fixture?.odds).toEqual(odds)
  }
})

test('I30 titles of a sport share out its next matches, and a title keeps its match while another begins', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `fwl-${at}`)
  const before = await told('Football', ids)
  const names = before.map((facts) => matchOf(facts)?.home.name)
  expect(new Set(names).size).toBeGreaterThan(3)
  const first = Math.min(...before.map(({ fixture }) => Date.parse(fixture?.startsAt ?? '')))
  book.world.now = first
  const after = await told('Football', ids)
  for (const [at, facts] of after.entries()) {
    const fixture = matchOf(facts)
    expect(Date.parse(fixture?.startsAt ?? '')).toBeGreaterThan(first)
    const was = matchOf(before[at])
    if (Date.parse(was?.startsAt ?? '') > first && fixture?.home.name !== was?.home.name)
      // Only a match that became one of the next can take its place.
      expect(names).not.toContain(fixture?.home.name)
  }
})

test('I30 a race tells its name and its start, and nothing is told of a sport there is not; esports and cockfight tell their own', async () => {
  const [race] = await told('Racing', ['fwl-0001'])
  expect(race?.fixture).toEqual({
    race: expect.stringMatching(/^(Copper Ring Speedway|Coast Road Rally)$/),
    startsAt: expect.any(String),
  })
  expect(await told('Rowing', ['fwl-0001'])).toEqual([])
  const [arena] = await told('Arena', ['tf-0001'], 'ESPORTS')
  expect(matchOf(arena)?.odds).toMatchObject({ home: expect.any(Number), away: expect.any(Number) })
  const [bout] = await told('Arena', ['rga-0001'], 'COCKFIGHT')
  expect([matchOf(bout)?.home.name, matchOf(bout)?.away.name]).toEqual(['First Corner', 'Second Corner'])
})
