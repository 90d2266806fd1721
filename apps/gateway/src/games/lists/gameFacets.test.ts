import type { FacetChoice, GameFacets } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

type Query = Record<string, string>
interface ListedGame {
  readonly nodeId: number
  readonly gameName: string
  readonly isNew: boolean
  readonly rtp?: number
}

async function list(query: Query): Promise<{ games: ListedGame[]; totalCount: number }> {
  const answer = await call(gateway, 'gameList', { query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

async function facets(query: Query = {}): Promise<GameFacets> {
  const answer = await call(gateway, 'gameFacets', { query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

const chosen: Query[] = [
  { gameType: 'RNG' },
  { gameType: 'RNG', features: 'freeSpins', volatilities: 'low' },
  { gameType: 'RNG', themes: 'water,fruit', minRtp: '96', isNew: 'true' },
  { gameType: 'RNG', vassalage: 'OTW', jackpot: 'true', minBet: '1' },
  { gameType: 'RNG', gameName: 'otter', features: 'wilds,multiplier' },
  { gameType: 'RNG', gameClassify: 'HOT', minLines: '25' },
  { gameType: 'RNG', gameClassify: 'NEW', volatilities: 'high' },
  { gameType: 'LIVE', minRtp: '97' },
  { gameName: 'star', alike: 'true' },
  { gameName: 'otetr', alike: 'true', themes: 'water', isNew: 'true' },
]

test.each(chosen)('QP03 of %j every choice leaves as many games as it says', async (query) => {
  const answer = await facets(query)
  const countOf = async (change: Query) => (await list({ ...query, ...change, pageSize: '1' })).totalCount
  expect(answer.totalCount).toBe(await countOf({}))
  const check = async (choices: FacetChoice[], change: (value: string) => Query) => {
    for (const { value, count } of choices) expect(count, value).toBe(await countOf(change(value)))
  }
  const features = query.features === undefined ? [] : query.features.split(',')
  await check(answer.features, (value) => ({ features: [...features, value].slice(-20).join(',') }))
  await check(answer.themes, (value) => ({ themes: value }))
  await check(answer.volatilities, (value) => ({ volatilities: value }))
  await check(answer.returns, (value) => ({ minRtp: value }))
  expect(answer.jackpot).toBe(await countOf({ jackpot: 'true' }))
  expect(answer.isNew).toBe(await countOf({ isNew: 'true' }))
  expect(answer.minBet).toBe(await countOf({ minBet: '1' }))
  expect(answer.minLines).toBe(await countOf({ minLines: '25' }))
})

test('QP03 several themes or volatilities add up, several features are all wanted', async () => {
  const { themes, volatilities, totalCount } = await facets({ gameType: 'RNG' })
  const two = themes.slice(0, 2)
  expect(two.every(({ count }) => count > 0)).toBe(true)
  const sum = two.reduce((all, { count }) => all + count, 0)
  expect((await list({ gameType: 'RNG', themes: two.map(({ value }) => value).join() })).totalCount).toBe(sum)
  const all = volatilities.reduce((count, choice) => count + choice.count, 0)
  expect((await list({ gameType: 'RNG', volatilities: 'low,medium,high' })).totalCount).toBe(all)
  // Titles that nothing plays yet promise nothing of their rounds.
  expect(all).toBeLessThan(totalCount)
  const both = await list({ gameType: 'RNG', features: 'respins,freeSpins' })
  expect(both.totalCount).toBe(0)
  expect((await list({ gameType: 'RNG', features: 'nothing' })).totalCount).toBe(0)
})

test('QP03 offers only what games of the category have', async () => {
  expect(await facets({ gameType: 'PVP' })).toMatchObject({ features: [], themes: [], volatilities: [], returns: [] })
  const live = await facets({ gameType: 'LIVE' })
  expect(live).toMatchObject({ features: [], themes: [], volatilities: [], jackpot: 0 })
  expect(live.returns.map(({ value }) => value)).toEqual(['95', '96', '97', '99'])
})

test('QP04 orders by name, by return and by the day games came out', async () => {
  const query = { gameType: 'RNG', pageSize: '100' }
  const byReturn = (await list({ ...query, sort: 'return' })).games.map(({ rtp = 0 }) => rtp)
  expect(byReturn).toEqual([...byReturn].sort((a, b) => b - a))
  const keys = async (sort: string, column: 'name_key' | 'released_on') => {
    const { games } = await list({ ...query, sort })
    const ids = games.map(({ nodeId }) => nodeId)
    const rows = await gateway.db
      .selectFrom('games')
      .select(['node_id', 'name_key', 'released_on'])
      .where('merchant_id', '=', gateway.merchant.id)
      .where('node_id', 'in', ids)
      .execute()
    return ids.map((id) => rows.find((row) => row.node_id === id)?.[column] ?? '')
  }
  const names = await keys('name', 'name_key')
  expect(names).toEqual([...names].sort())
  const days = await keys('new', 'released_on')
  expect(days).toEqual([...days].sort().reverse())
  expect((await list({ ...query, sort: 'new' })).games.every(({ isNew }) => isNew)).toBe(true)
  expect((await list({ ...query, sort: 'popular' })).games).toEqual((await list(query)).games)
})

test('QP04 pages of an order hold every game once, and a search keeps to the order', async () => {
  const query = { gameType: 'LIVE', sort: 'name', pageSize: '100' }
  const { totalCount } = await list(query)
  const seen = new Set<number>()
  for (let pageNo = 1; (pageNo - 1) * 100 < totalCount; pageNo += 1)
    for (const { nodeId } of (await list({ ...query, pageNo: String(pageNo) })).games) seen.add(nodeId)
  expect(seen.size).toBe(totalCount)
  const found = (await list({ gameType: 'RNG', gameName: 'otter', sort: 'return' })).games.map(({ rtp = 0 }) => rtp)
  expect(found.length).toBeGreaterThan(3)
  expect(found).toEqual([...found].sort((a, b) => b - a))
})

test.each<Query>([
  { features: 'a b' },
  { features: '' },
  { themes: ',' },
  { volatilities: 'x'.repeat(41) },
  { minRtp: '101' },
  { minRtp: '-1' },
  { jackpot: 'perhaps' },
])('QP03 refuses %j', async (query) => {
  expect((await call(gateway, 'gameFacets', { query })).statusCode).toBe(422)
  expect((await call(gateway, 'gameList', { query })).statusCode).toBe(422)
})

test('QP04 refuses an order that there is not', async () => {
  expect((await call(gateway, 'gameList', { query: { sort: 'chance' } })).statusCode).toBe(422)
})

test('QP04 N09 games called alike come best first, or in the order that is asked for', async () => {
  const namesBy = async (order: Query) =>
    (await list({ gameName: 'star', alike: 'true', pageSize: '100', ...order })).games.map(({ gameName }) => gameName)
  const best = await namesBy({})
  const byName = await namesBy({ sort: 'name' })
  expect(byName).toHaveLength(best.length)
  expect(byName).not.toEqual(best)
  expect(byName).toEqual(byName.toSorted(new Intl.Collator('en').compare))
})
