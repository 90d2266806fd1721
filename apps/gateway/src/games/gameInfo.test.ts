import type { WireGameInfo } from '@foyer/contract/operations/gameInfo'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

const firstOf = async (query: Record<string, string>): Promise<string> =>
  String((await call(gateway, 'gameList', { query })).json().value.games[0].nodeId)
const read = async (nodeId: string, language = 'EN'): Promise<WireGameInfo> =>
  (await call(gateway, 'gameInfo', { query: { nodeId }, headers: { language } })).json().value

test('QR22 a slot tells its provider, its return, its lowest bet and its rules', async () => {
  const { game, rules } = await read(await firstOf({ vassalage: 'BGS' }))
  expect(game).toMatchObject({ displayName: 'Backstage Games', rtp: 96.2, lines: 20, minBet: 0.2 })
  expect(rules.length).toBeGreaterThan(1)
})

test('QR22 a table has the rules of its own class', async () => {
  const roulette = await read(await firstOf({ gameType: 'LIVE', gameClassify: 'Roulette' }))
  expect(roulette.rules.join(' ')).toContain('36')
  const blackjack = await read(await firstOf({ gameType: 'LIVE', gameClassify: 'Blackjack' }))
  expect(blackjack.rules).not.toEqual(roulette.rules)
})

test('QR22 rules come in the language of the call', async () => {
  const nodeId = await firstOf({ gameType: 'FISH' })
  const [english, turkish] = [await read(nodeId), await read(nodeId, 'TR')]
  expect(turkish.rules).toHaveLength(english.rules.length)
  expect(turkish.rules).not.toEqual(english.rules)
})

test.each(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])(
  'QR22 every game of %s has rules',
  async (gameCategory) => {
    const list = await call(gateway, 'gameList', { query: { gameCategory, pageSize: '100' } })
    const classes = new Map<string, number>()
    for (const game of list.json().value.games) if (game.isGame === 'GAME') classes.set(game.gameClassify, game.nodeId)
    for (const [name, nodeId] of classes) expect((await read(String(nodeId))).rules.length, name).toBeGreaterThan(1)
  },
)

test('QR22 what the merchant does not offer, and a tile that opens a list, tell nothing', async () => {
  const query = { gameType: 'RNG', vassalage: 'LMP' }
  expect((await call(gateway, 'gameInfo', { query: { nodeId: '1' } })).statusCode).toBe(404)
  const tile = await gateway.db
    .selectFrom('games')
    .select('node_id')
    .where('vendor_code', '=', query.vassalage)
    .where('is_vendor_list', '=', true)
    .executeTakeFirstOrThrow()
  expect((await call(gateway, 'gameInfo', { query: { nodeId: String(tile.node_id) } })).statusCode).toBe(404)
})
