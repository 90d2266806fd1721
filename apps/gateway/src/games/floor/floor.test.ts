import { type Fixture, type LiveTable, operations, type Vendor, type WireGame } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Floor } from '../../catalogue/floor.ts'
import { rememberBetweenCalls } from '../../start/rememberBetweenCalls.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testPlaces } from '../../testing/createTestGateway.ts'
import { createFloor } from './createFloor.ts'
import { createFakeFloor } from './testing/fakeFloor.ts'

const fake = await createFakeFloor()
const table: LiveTable = {
  minBet: 0.1,
  maxBet: 5000,
  seats: 600,
  seatsFree: 597,
  lastResults: [{ text: '17', tone: 'black' }],
}
/** What the gateway asks with; `trust` of 0 keeps no answer. */
const services = { ...testPlaces, vendorUrl: fake.url, patience: 300 }
let gateway: TestGateway
let floor: Floor
beforeAll(async () => {
  gateway = await createTestGateway({
    brands: ['comet', 'keystone'],
    seed: seedGuestWorld,
    floor: { of: (merchant, games) => floor.of(merchant, games) },
  })
  gateway.clock.set('2026-11-21T12:00:00Z')
})
beforeEach(() => {
  const { catalogues } = rememberBetweenCalls(gateway, 0)
  floor = createFloor({ ...services, catalogues })
  Object.assign(fake.world, { manner: 'fine', asked: [], tell: () => ({ table }) })
})
afterAll(async () => {
  await gateway.close()
  await fake.close()
})

const rooms = async (query: Record<string, string> = {}): Promise<{ list: WireGame[]; totalCount: number }> =>
  (await call(gateway, 'roomList', { query: { pageSize: '100', ...query } })).json().value

test('I38 EN04 tables go by room and node, and tell the seats, limits and results that their vendor says', async () => {
  const { list, totalCount } = await rooms({ gameClassify: 'Roulette' })
  expect(list.length).toBe(Math.min(100, totalCount))
  expect(list.length).toBeGreaterThan(0)
  for (const room of list) {
    expect(room).toMatchObject({ roomId: room.gameId, nodeName: room.gameName, gameType: 'LIVE', table })
    expect(room.playMoneyOnly).toBeUndefined()
  }
  const ajv = new Ajv({ strict: false })
  expect(ajv.validate(operations.roomList.shape.value, { list, totalPages: 1, totalCount })).toBe(true)
})

test('I38 each vendor is asked once for all of its tables, for the merchant and its currency, signed with its secret', async () => {
  await Promise.all([rooms(), rooms(), rooms({ pageNo: '1', vassalage: 'SLV' })])
  const { list } = await rooms()
  const vendors = new Set(list.map(({ vassalage }) => vassalage))
  expect(fake.world.asked).toHaveLength(vendors.size)
  const { code, currency, decimals } = gateway.merchant
  for (const { titles, ...asked } of fake.world.asked) {
    expect(asked).toEqual({ merchant: code, currency, decimals })
    expect(titles.length).toBeGreaterThan(0)
    for (const { category, genre } of titles) expect([category, typeof genre]).toEqual(['LIVE', 'string'])
  }
})

test('I38 tables of one vendor, and those at which somebody may sit down', async () => {
  let count = 0
  fake.world.tell = () => ({ table: { ...table, seatsFree: count++ % 2 === 0 ? 0 : 3 } })
  const all = await rooms({ vassalage: 'SLV' })
  expect(all.list.every(({ vassalage }) => vassalage === 'SLV')).toBe(true)
  const full = all.list.filter((room) => room.table?.seatsFree === 0).length
  expect(full).toBeGreaterThan(0)
  const free = await rooms({ vassalage: 'SLV', seatsFree: 'true' })
  expect(free.totalCount).toBe(all.totalCount - full)
  expect(free.list.every((room) => room.table?.seatsFree === 3)).toBe(true)
  expect((await rooms({ vassalage: 'OTW' })).list).toEqual([])
})

test.each(['silent', 'error', 'nonsense'] as const)(
  'I38 of tables whose vendor is %s nothing is said, and none is made up',
  async (manner) => {
    fake.world.manner = manner
    const { list } = await rooms()
    expect(list.length).toBeGreaterThan(0)
    for (const room of list) expect(room).not.toHaveProperty('table')
    expect((await rooms({ seatsFree: 'true' })).list).toEqual([])
    const { games } = (await call(gateway, 'gameList', { query: { gameType: 'LIVE' } })).json().value
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) expect(game).not.toHaveProperty('table')
  },
)

test('UK02 I30 QR22 a list of live games and the facts of one tell the same table', async () => {
  const { games } = (await call(gateway, 'gameList', { query: { gameType: 'LIVE', pageSize: '100' } })).json().value
  const played: WireGame[] = games.filter((game: WireGame) => game.playMoneyOnly !== true)
  expect(played.length).toBeGreaterThan(0)
  for (const game of played) expect(game.table).toEqual(table)
  for (const game of games) if (!played.includes(game)) expect(game).not.toHaveProperty('table')
  const query = { nodeId: String(played[0]?.nodeId) }
  expect((await call(gateway, 'gameInfo', { query })).json().value.game.table).toEqual(table)
})

const categories = async (): Promise<{ gameCategory: string; vendors: Vendor[] }[]> =>
  (await call(gateway, 'gameVendors')).json().value

test('UK02 I30 I31 L33 games of matches tell the one that their vendor says, and a vendor’s card the first that starts', async () => {
  const matches = ['SPORTS', 'ESPORTS', 'COCKFIGHT']
  const fixtureOf = (gameId: string): Fixture => ({
    home: { name: gameId, colour: '#0f5132' },
    away: { name: 'Vantry', colour: '#6d28d9' },
    startsAt: new Date(
      Date.parse('2026-11-21T12:00:00Z') + Number(/\d+$/.exec(gameId)?.[0] ?? 0) * 60_000,
    ).toISOString(),
    odds: { home: 1.8, draw: 3.5, away: 4.1 },
  })
  fake.world.tell = (gameId) => ({ fixture: fixtureOf(gameId) })
  for (const gameCategory of matches) {
    const { games } = (await call(gateway, 'gameList', { query: { gameCategory } })).json().value
    expect(games.length).toBeGreaterThan(0)
    // A tile that opens a vendor's list is no match.
    for (const game of (games as WireGame[]).filter(({ isGame }) => isGame === 'GAME'))
      expect(game.fixture).toEqual(fixtureOf(game.gameId ?? ''))
  }
  for (const { gameCategory, vendors } of await categories())
    for (const { vassalage, colour, fixture } of vendors) {
      expect(colour, vassalage).toMatch(/^#[0-9a-f]{6}$/)
      expect(fixture !== undefined, vassalage).toBe(matches.includes(gameCategory))
    }
  const [first] = (await categories()).find(({ gameCategory }) => gameCategory === 'SPORTS')?.vendors ?? []
  const query = { gameCategory: 'SPORTS', vassalage: first?.vassalage ?? '', pageSize: '8' }
  const { games } = (await call(gateway, 'gameList', { query })).json().value
  const starts = (games as WireGame[]).flatMap(({ fixture }) => fixture?.startsAt ?? []).sort()
  expect(first?.fixture?.startsAt).toBe(starts[0])
  const ajv = new Ajv({ strict: false })
  expect(ajv.validate(operations.gameVendors.shape.value, await categories())).toBe(true)
})

test('I31 vendors whose server is silent are listed with their games and without a match', async () => {
  fake.world.manner = 'silent'
  const sports = (await categories()).find(({ gameCategory }) => gameCategory === 'SPORTS')
  expect(sports?.vendors.length).toBeGreaterThan(1)
  for (const vendor of sports?.vendors ?? []) expect(vendor).not.toHaveProperty('fixture')
})

test('QR22 a slot with a jackpot tells what is in its pool and what goes there, as its vendor says it', async () => {
  fake.world.tell = () => ({ jackpot: { amount: 51_234, share: 1 } })
  const [slot] = (await call(gateway, 'gameList', { query: { gameType: 'RNG', gameClassify: 'Jackpot' } })).json().value
    .games
  const info = async () => (await call(gateway, 'gameInfo', { query: { nodeId: String(slot.nodeId) } })).json().value
  expect(await info()).toMatchObject({ jackpot: '512.34', jackpotShare: 1 })
  expect(operations.gameInfo.fromWire(await info(), 2)).toMatchObject({ jackpot: 51_234, jackpotShare: 1 })
  expect(fake.world.asked.map(({ titles }) => titles.length)).toEqual([1])
})

test('QR22 a pool that nobody tells of is not shown', async () => {
  fake.world.manner = 'error'
  const [slot] = (await call(gateway, 'gameList', { query: { gameType: 'RNG', gameClassify: 'Jackpot' } })).json().value
    .games
  const info = (await call(gateway, 'gameInfo', { query: { nodeId: String(slot.nodeId) } })).json().value
  expect(info).not.toHaveProperty('jackpot')
  expect(info).not.toHaveProperty('jackpotShare')
})

test('I31 I32 L14 classes are those that the merchant has games of', async () => {
  for (const host of ['localhost', 'keystone.localhost']) {
    const ask = async (id: 'gameVendors' | 'gameList' | 'vendorGameTypes', query = {}) =>
      (await call(gateway, id, { query, headers: { host } })).json().value
    const categories: { gameCategory: string; vendors: { vassalage: string; gameClassify: string[] }[] }[] =
      await ask('gameVendors')
    const live = categories.find(({ gameCategory }) => gameCategory === 'LIVE')
    expect(live, host).toBeDefined()
    for (const { vassalage, gameClassify } of live?.vendors ?? []) {
      expect(gameClassify.length, vassalage).toBeGreaterThan(0)
      for (const name of gameClassify) {
        const { totalCount } = await ask('gameList', { gameType: 'LIVE', vassalage, gameClassify: name, pageSize: '1' })
        expect(totalCount, `${host} ${vassalage} ${name}`).toBeGreaterThan(0)
      }
      const types: { gameType: string; gameClassify: string[] }[] = await ask('vendorGameTypes', { vassalage })
      expect(types.find(({ gameType }) => gameType === 'LIVE')?.gameClassify).toEqual(gameClassify)
    }
  }
})
