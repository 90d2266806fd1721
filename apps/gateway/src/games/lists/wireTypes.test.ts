import { askedOf, type GameType, type OperationId, operations, type WireGame } from '@foyer/contract'
import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

const matches = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const
const all = { pageSize: '100' }
async function ask(id: OperationId, query: Record<string, string>) {
  const answer = await call(gateway, id, { headers, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}
const memberOf = (username: string) =>
  gateway.db
    .selectFrom('members')
    .select('member_id as memberId')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
/** As a page asks for a category. */
const ofCategory = (id: OperationId, gameType: GameType, query: Record<string, string> = {}) =>
  // All parameters of these calls are texts here.
  ask(id, askedOf(operations[id], { ...query, gameType }) as Record<string, string>)
const categoriesOf = (games: readonly WireGame[]) => [...new Set(games.map(({ gameCategory }) => gameCategory))].sort()

test('C27 I30 I32 cockfight and esports are SPORTS on the wire, and told apart beside it', async () => {
  const counts: number[] = []
  for (const category of matches) {
    const { games, totalCount } = await ofCategory('gameList', category, all)
    expect(new Set(games.map(({ gameType }: WireGame) => gameType))).toEqual(new Set(['SPORTS']))
    expect(categoriesOf(games)).toEqual([category])
    counts.push(totalCount)
    const types = await ask('vendorGameTypes', { vassalage: games[0].vassalage })
    expect(types).toContainEqual(expect.objectContaining({ gameType: 'SPORTS', gameCategory: category }))
  }
  const together = await ask('gameList', { gameType: 'SPORTS', ...all })
  expect(together.totalCount).toBe(counts.reduce((sum, count) => sum + count, 0))
  expect(categoriesOf(together.games)).toEqual([...matches].sort())
})

test('C26 C27 I30 games of the house are RNG of BGS, and codes that stand for one category say nothing more', async () => {
  const { games } = await ofCategory('gameList', 'RNG', { vassalage: 'BGS', ...all })
  expect(games.length).toBeGreaterThan(0)
  for (const game of games) {
    expect(game.gameType).toBe('RNG')
    expect(game).not.toHaveProperty('gameCategory')
  }
})

test('C27 I29 I40 hot games and the popup list follow the category', async () => {
  const { list } = await ask('hotGames', { gameType: 'SPORTS' })
  expect(new Set(list.map(({ gameType }: WireGame) => gameType))).toEqual(new Set(['SPORTS']))
  expect(categoriesOf((await ofCategory('hotGames', 'ESPORTS')).list)).toEqual(['ESPORTS'])
  const popup = { clientType: '3', platform: 'html5-desktop', language: 'EN', pageNo: '1', pageSize: '1000' }
  const asked = { ...popup, merchant: gateway.merchant.code, vassalage: 'TF' }
  expect(categoriesOf((await ofCategory('popupGames', 'ESPORTS', asked)).games)).toEqual(['ESPORTS'])
  expect((await ofCategory('popupGames', 'SPORTS', asked)).games).toEqual([])
})

test('C27 I33 I35 I36 favourites and recent games are marked and listed by code and category', async () => {
  const [game] = (await ofCategory('gameList', 'COCKFIGHT', all)).games
  const mark = { nodeId: game.nodeId, vendor: game.vassalage }
  const add = (body: object) => call(gateway, 'addFavourite', { headers, body: { ...mark, ...body } })
  expect((await add({ gameType: 'SPORTS', gameCategory: 'ESPORTS' })).statusCode).toBe(404)
  expect((await add({ gameType: 'COCKFIGHT' })).statusCode).toBe(422)
  expect((await add({ gameType: 'SPORTS', gameCategory: 'COCKFIGHT' })).statusCode).toBe(200)
  expect(categoriesOf((await ofCategory('favouriteGames', 'COCKFIGHT')).content)).toEqual(['COCKFIGHT'])
  expect((await ofCategory('favouriteGames', 'ESPORTS')).content).not.toContainEqual(expect.objectContaining(mark))
  // A server that knows codes only marks by them.
  expect((await add({ gameType: 'SPORTS' })).statusCode).toBe(200)
  const { memberId } = await memberOf('demoplayer')
  await gateway.db
    .insertInto('recent_plays')
    .values({ merchant_id: gateway.merchant.id, member_id: memberId, node_id: game.nodeId, played_at: new Date(0) })
    .execute()
  expect(categoriesOf((await ofCategory('recentGames', 'COCKFIGHT')).list)).toEqual(['COCKFIGHT'])
  const esports = (await ofCategory('recentGames', 'ESPORTS')).list
  expect(esports.map(({ nodeId }: WireGame) => nodeId)).not.toContain(game.nodeId)
})

test('C27 P06 P07 P08 records tell and filter matches by code and category', async () => {
  const { memberId } = await memberOf('demoplayer')
  await gateway.db
    .updateTable('bets')
    .set({ game_type: 'COCKFIGHT' })
    .where('member_id', '=', memberId)
    .where('round_id', 'like', '%7')
    .execute()
  const span = { startDate: '2024-01-01', endDate: '2026-11-21', pageSize: '50' }
  for (const id of ['betHistory', 'transactionHistory'] as const) {
    const { list, totalCount } = await ofCategory(id, 'COCKFIGHT', span)
    expect(totalCount).toBeGreaterThan(0)
    for (const row of list) expect(row).toMatchObject({ gameType: 'SPORTS', gameCategory: 'COCKFIGHT' })
    expect((await ask(id, { ...span, gameType: 'SPORTS' })).totalCount).toBeGreaterThanOrEqual(totalCount)
  }
  const profit = await ofCategory('personalProfit', 'COCKFIGHT', { ...span, groupBy: 'CATEGORY' })
  expect(profit.list.map(({ key }: { key: string }) => key)).toEqual(['COCKFIGHT'])
})

test('C27 a code and a category that do not go together find nothing', async () => {
  const span = { startDate: '2024-01-01', endDate: '2026-11-21' }
  const astray = { gameType: 'PVP', gameCategory: 'SPORTS' }
  for (const id of ['betHistory', 'transactionHistory', 'personalProfit'] as const)
    expect((await ask(id, { ...span, ...astray })).list, id).toEqual([])
  expect((await ask('gameList', astray)).games).toEqual([])
})
