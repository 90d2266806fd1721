import { type Operation, operations, type WireGame } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
let quiet: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ seed: seedGuestWorld })
  quiet = await createTestGateway({ seed: seedGuestWorld, liveFeed: undefined })
})
afterAll(() => Promise.all([gateway, quiet].map((one) => one.close())))

const answerOf = async (id: 'gameList' | 'gameVendors', query: Record<string, string> = {}) =>
  (await call(gateway, id, { query })).json().value
const gamesOf = async (gameCategory: string): Promise<WireGame[]> =>
  (await answerOf('gameList', { gameCategory, pageSize: '30' })).games

test('UK02 I30 matches tell their sides, when they start by the clock of the world, and odds', async () => {
  const fixtures = (await gamesOf('SPORTS')).flatMap(({ fixture }) => fixture ?? [])
  expect(fixtures.length).toBeGreaterThan(10)
  for (const { startsAt, odds } of fixtures) {
    const wait = Date.parse(startsAt) - gateway.clock.now().getTime()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(150 * 60_000)
    expect(odds?.home).toBeGreaterThan(1)
  }
})

test('UK02 I30 slots tell nothing of the kind, and their list is the same bytes for everyone', async () => {
  for (const game of await gamesOf('RNG')) expect(game).not.toHaveProperty('table')
  const body = async () => (await call(gateway, 'gameList', { query: { gameType: 'RNG' } })).body
  expect(await body()).toBe(await body())
})

test('L33 I31 a vendor tells its colour, and one of matches the first that starts', async () => {
  const categories = (await answerOf('gameVendors')) as {
    gameCategory: string
    vendors: { vassalage: string; colour?: string; fixture?: { startsAt: string } }[]
  }[]
  for (const { gameCategory, vendors } of categories)
    for (const { vassalage, colour, fixture } of vendors) {
      expect(colour, vassalage).toMatch(/^#[0-9a-f]{6}$/)
      expect(fixture !== undefined, vassalage).toBe(['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(gameCategory))
    }
  const [first] = categories.find(({ gameCategory }) => gameCategory === 'SPORTS')?.vendors ?? []
  const games = (
    await answerOf('gameList', { gameCategory: 'SPORTS', vassalage: first?.vassalage ?? '', pageSize: '8' })
  ).games as WireGame[]
  const starts = games.flatMap(({ fixture }) => fixture?.startsAt ?? []).sort()
  expect(first?.fixture?.startsAt).toBe(starts[0])
})

test('I30 I31 what goes on at games holds to the schema of the answers', async () => {
  const ajv = new Ajv({ strict: false })
  const { gameList, gameVendors } = operations satisfies Record<string, Operation>
  const isValid = (operation: Operation, value: unknown) => [ajv.validate(operation.shape.value, value), ajv.errors]
  for (const gameCategory of ['LIVE', 'SPORTS', 'ESPORTS'])
    expect(isValid(gameList as Operation, await answerOf('gameList', { gameCategory }))).toEqual([true, null])
  expect(isValid(gameVendors as Operation, await answerOf('gameVendors'))).toEqual([true, null])
})

test('I30 a gateway without a feed lists the same games and tells nothing more', async () => {
  const { games } = (await call(quiet, 'gameList', { query: { gameType: 'SPORTS' } })).json().value
  expect(games.length).toBeGreaterThan(0)
  expect(games[0]).not.toHaveProperty('fixture')
})
