import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

interface ListedGame {
  readonly nodeId: number
  readonly gameName: string
  readonly vassalage: string
  readonly gameType: string
  readonly gameClassify: string
  readonly minBet: number
  readonly lines?: number
  readonly isNew: boolean
  readonly isHot: boolean
  readonly isGame: string
  readonly playMoneyOnly?: boolean
  readonly supportPlay: number
}

async function list(
  query: Record<string, string> = {},
): Promise<{ games: ListedGame[]; totalPages: number; totalCount: number }> {
  const answer = await call(gateway, 'gameList', { query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

test('I30 C02 pages through all games of a type, each once, 20 to a page', async () => {
  const seen = new Set<number>()
  const { totalPages, totalCount } = await list({ gameType: 'LIVE' })
  expect(totalPages).toBe(Math.ceil(totalCount / 20))
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1)
    for (const game of (await list({ gameType: 'LIVE', pageNo: String(pageNo) })).games) {
      expect(game.gameType).toBe('LIVE')
      seen.add(game.nodeId)
    }
  expect(seen.size).toBe(totalCount)
  expect((await list({ gameType: 'LIVE', pageNo: String(totalPages + 1) })).games).toEqual([])
})

test('L12 a lobby page of 19 starts with the most played games', async () => {
  const { games } = await list({ gameType: 'RNG', pageSize: '19', gameClassify: 'ALL' })
  expect(games).toHaveLength(19)
  const rows = await gateway.db
    .selectFrom('games')
    .select('node_id')
    .where('game_type', '=', 'RNG')
    .where('merchant_id', '=', gateway.merchant.id)
    .orderBy('popularity', 'desc')
    .limit(19)
    .execute()
  expect(games.map((game) => game.nodeId)).toEqual(rows.map((row) => row.node_id))
})

test('L24 finds names anywhere, trimmed, without regard to case and accents', async () => {
  await gateway.db
    .updateTable('games')
    .set({ name: 'Işık Çınarı Ağacı', name_key: 'isik cinari agaci' })
    .where('node_id', '=', 10010)
    .where('merchant_id', '=', gateway.merchant.id)
    .execute()
  for (const gameName of ['  ÇINARI ', 'cinari', 'IŞIK', 'ısık c', 'ağac'])
    expect(
      (await list({ gameName, pageSize: '100' })).games.map((game) => game.nodeId),
      gameName,
    ).toContain(10010)
  expect((await list({ gameName: '   ' })).totalCount).toBe((await list()).totalCount)
})

test.each(['%', '_', '\\', "' or 1=1 --", '\\%', 'a%b'])('I30 takes %j in a name for what it is', async (gameName) => {
  expect((await list({ gameName })).totalCount).toBe(0)
})

test('L23 keeps to the lowest bet and the number of lines asked for', async () => {
  const { games, totalCount } = await list({ gameType: 'RNG', minBet: '1', minLines: '25', pageSize: '100' })
  expect(totalCount).toBeGreaterThan(100)
  for (const game of games) {
    expect(game.minBet).toBeGreaterThanOrEqual(1)
    expect(game.lines).toBeGreaterThanOrEqual(25)
  }
})

test('L14 classes: NEW, HOT, and those of the vendor', async () => {
  expect((await list({ gameClassify: 'NEW' })).games.every((game) => game.isNew)).toBe(true)
  expect((await list({ isNew: 'true' })).totalCount).toBe((await list({ gameClassify: 'NEW' })).totalCount)
  expect((await list({ gameClassify: 'HOT' })).games.every((game) => game.isHot)).toBe(true)
  const cascades = await list({ gameClassify: 'Cascade', vassalage: 'OTW' })
  expect(cascades.totalCount).toBeGreaterThan(10)
  expect(cascades.games.every((game) => game.gameClassify === 'Cascade' && game.vassalage === 'OTW')).toBe(true)
  expect((await list({ gameClassify: 'Nothing' })).totalCount).toBe(0)
})

test("L29 a vendor's own list does not hold the tile that opens it", async () => {
  const esports = await list({ gameType: 'SPORTS', gameCategory: 'ESPORTS', pageSize: '100' })
  expect(esports.games.filter((game) => game.isGame === 'VASSALAGE').map((game) => game.vassalage)).toEqual(['TF'])
  const own = await list({ vassalage: 'TF', pageSize: '100' })
  expect(own.totalCount).toBe(36)
  expect(own.games.every((game) => game.isGame === 'GAME')).toBe(true)
})

test.each<Record<string, string>>([
  { pageNo: '0' },
  { pageNo: '-1' },
  { pageNo: '1e9' },
  { pageSize: '101' },
  { pageSize: 'all' },
  { gameType: 'SLOTS' },
  { gameType: 'ESPORTS' },
  { gameCategory: 'SLOTS' },
  { minBet: '-1' },
  { minBet: 'NaN' },
  { minLines: '99999999999' },
  { gameName: 'x'.repeat(81) },
  { gameName: 'a\0b' },
  { vassalage: '' },
  { unknown: '1' },
])('I30 refuses %j and says what is wrong', async (query) => {
  const answer = await call(gateway, 'gameList', { query })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(`/${Object.keys(query)[0]}`)
})

test('I29 lists at most 20 hot games in the order of their rank, of one type when asked', async () => {
  const all = (await call(gateway, 'hotGames')).json().value.list as ListedGame[]
  expect(all).toHaveLength(20)
  expect(all.every((game) => game.isHot)).toBe(true)
  const fish = (await call(gateway, 'hotGames', { query: { gameType: 'FISH' } })).json().value.list as ListedGame[]
  expect(fish).toHaveLength(20)
  expect(fish.every((game) => game.gameType === 'FISH')).toBe(true)
})

test('H05 lists the categories in the order of the navigation, and none without vendors', async () => {
  await gateway.db
    .deleteFrom('games')
    .where('merchant_id', '=', gateway.merchant.id)
    .where('game_type', '=', 'COCKFIGHT')
    .execute()
  const categories = (await call(gateway, 'gameVendors', { query: { platform: 'html5-desktop' } })).json().value as {
    gameCategory: string
    gameClassify: string[]
    vendors: { vassalage: string; gameCount: number; gameClassify: string[]; isHot: number }[]
  }[]
  expect(categories.map(({ gameCategory }) => gameCategory)).toEqual([
    'RNG',
    'LIVE',
    'FISH',
    'PVP',
    'SPORTS',
    'ESPORTS',
    'LOTT',
  ])
  for (const { vendors, gameClassify } of categories) {
    expect(vendors.length).toBeGreaterThan(0)
    expect(vendors.every(({ gameCount }) => gameCount > 0)).toBe(true)
    for (const vendor of vendors) expect(gameClassify).toEqual(expect.arrayContaining(vendor.gameClassify))
  }
  expect(categories.find(({ gameCategory }) => gameCategory === 'LOTT')?.vendors[0]?.vassalage).toBe('TCG_SEA')
  expect(categories.flatMap(({ vendors }) => vendors).some(({ isHot }) => isHot === 1)).toBe(true)
})

test('I31 counts what the list of a vendor holds', async () => {
  const [slots] = (await call(gateway, 'gameVendors')).json().value
  for (const { vassalage, gameCount } of slots.vendors.slice(0, 4))
    expect((await list({ gameType: 'RNG', vassalage })).totalCount).toBe(gameCount)
})

test('I31 follows the navigation of each merchant', async () => {
  const answer = await call(gateway, 'gameVendors', { headers: { host: 'marigold.localhost' } })
  expect(
    answer
      .json()
      .value.map(({ gameCategory }: { gameCategory: string }) => gameCategory)
      .slice(0, 4),
  ).toEqual(['LOTT', 'RNG', 'PVP', 'FISH'])
})

test('FP15 lists no lottery whose page the site does not have, and never a game that can be played in no way', async () => {
  const lotteries = await list({ gameType: 'LOTT', pageSize: '100' })
  expect(new Set(lotteries.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['TCG_SEA']))
  expect(lotteries.totalCount).toBe(3)
  expect((await list({ gameType: 'ELOTT' })).totalCount).toBe(0)
  const live = await list({ gameType: 'LIVE', pageSize: '100' })
  expect(live.games.every((game) => !game.playMoneyOnly || game.supportPlay === 0)).toBe(true)
  expect((await list({ gameType: 'RNG', gameClassify: 'Video' })).games.some((game) => game.playMoneyOnly)).toBe(false)
})

test('FP16 a site has games, hot games and vendors of its own categories only', async () => {
  const own = new Set(['LOTT', 'ELOTT', 'RNG', 'PVP', 'FISH'])
  const ask = async (id: 'gameVendors' | 'hotGames' | 'gameList', query = {}) =>
    (await call(gateway, id, { query, headers: { host: 'marigold.localhost' } })).json().value
  const categories: { gameCategory: string }[] = await ask('gameVendors')
  expect(new Set(categories.map(({ gameCategory }) => gameCategory))).toEqual(own)
  for (const gameCategory of ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT']) {
    expect((await ask('hotGames', { gameCategory })).list).toEqual([])
    expect((await ask('gameList', { gameCategory })).totalCount).toBe(0)
  }
  const hot: ListedGame[] = (await ask('hotGames')).list
  expect(hot).toHaveLength(20)
  expect(hot.every(({ gameType }) => own.has(gameType))).toBe(true)
})

test('I32 tells types and classes of a vendor; one nobody has offers nothing', async () => {
  const types = (await call(gateway, 'vendorGameTypes', { query: { vassalage: 'OTW' } })).json().value
  expect(types).toEqual([
    { gameType: 'RNG', gameClassify: ['Classic', 'Video', 'Cascade', 'Jackpot', 'Table'] },
    { gameType: 'FISH', gameClassify: ['Reef', 'Abyss'] },
  ])
  expect((await call(gateway, 'vendorGameTypes', { query: { vassalage: 'NOBODY' } })).json().value).toEqual([])
  expect((await call(gateway, 'vendorGameTypes')).statusCode).toBe(422)
})

test('UK02 a game has tall artwork for posters where its world has drawn some', async () => {
  const [first] = (await list({ gameType: 'RNG' })).games as (ListedGame & { posterIcon?: string })[]
  expect(first?.posterIcon).toMatch(/^\/media\/art\/poster\//)
})
