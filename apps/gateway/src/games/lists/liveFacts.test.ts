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

test('UK02 I30 slots tell nothing of the kind, and their list is the same bytes for everyone', async () => {
  for (const game of await gamesOf('RNG')) expect(game).not.toHaveProperty('table')
  const body = async () => (await call(gateway, 'gameList', { query: { gameType: 'RNG' } })).body
  expect(await body()).toBe(await body())
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
