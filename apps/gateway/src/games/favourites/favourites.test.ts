import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
let games: { nodeId: number; vendor: string; gameType: string }[]
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
  headers = await signIn(gateway, 'demoplayer')
  const rows = await gateway.db
    .selectFrom('games')
    .select(['node_id', 'vendor_code', 'game_type'])
    .where('merchant_id', '=', gateway.merchant.id)
    .where('game_type', 'in', ['RNG', 'FISH'])
    .orderBy('game_type')
    .orderBy('node_id')
    .execute()
  games = [...rows.slice(0, 3), ...rows.slice(-3)].map((row) => ({
    nodeId: row.node_id,
    vendor: row.vendor_code,
    gameType: row.game_type,
  }))
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('favourites').execute()
  await gateway.db.deleteFrom('recent_plays').execute()
  gateway.clock.set('2026-11-21T12:00:00Z')
})

const ids = async (who = headers) => (await call(gateway, 'favouriteIds', { headers: who })).json().value.content
const add = (body: unknown, who = headers) => call(gateway, 'addFavourite', { headers: who, body })

test('I36 adds a favourite once, however often it is asked for', async () => {
  const [game] = games
  for (let time = 0; time < 3; time += 1) expect((await add(game)).json()).toEqual({ success: true, value: null })
  await Promise.all([1, 2, 3].map(() => add(game)))
  expect(await ids()).toEqual([game?.nodeId])
})

test('I37 removes a favourite, and succeeds when it is none', async () => {
  const [game] = games
  await add(game)
  for (let time = 0; time < 2; time += 1) {
    expect((await call(gateway, 'removeFavourite', { headers, body: game })).json()).toEqual({
      success: true,
      value: null,
    })
    expect(await ids()).toEqual([])
  }
})

test('I34 I35 list favourites newest first, of one type or vendor when asked', async () => {
  for (const [minute, game] of games.entries()) {
    gateway.clock.set(`2026-11-21T12:0${minute}:00Z`)
    await add(game)
  }
  const newest = games.map((game) => game.nodeId).reverse()
  expect(await ids()).toEqual(newest)
  const all = (await call(gateway, 'favouriteGames', { headers })).json().value
  expect(all.content.map((game: { nodeId: number }) => game.nodeId)).toEqual(newest)
  expect(all).toMatchObject({ totalCount: 6, totalPages: 1 })
  const fish = (await call(gateway, 'favouriteGames', { headers, query: { gameType: 'FISH' } })).json().value
  expect(fish.content.every((game: { gameType: string }) => game.gameType === 'FISH')).toBe(true)
  expect(fish.totalCount).toBe(3)
  const vendor = games[0]?.vendor ?? ''
  const own = (await call(gateway, 'favouriteGames', { headers, query: { vendor, pageSize: '2', pageNo: '2' } })).json()
    .value
  expect(own.totalCount).toBe(games.filter((game) => game.vendor === vendor).length)
  expect(own.content).toHaveLength(Math.max(0, own.totalCount - 2))
})

test('I34 keeps the favourites of accounts and merchants apart', async () => {
  await add(games[0])
  expect(await ids(await signIn(gateway, 'demoagent'))).toEqual([])
  const host = { host: 'marigold.localhost' }
  const elsewhere = { ...host, ...(await signIn(gateway, 'demoplayer', undefined, host)) }
  expect(await ids(elsewhere)).toEqual([])
  expect((await call(gateway, 'favouriteIds', { headers: { ...host, ...headers } })).statusCode).toBe(401)
})

test('X05 refuses a trial account with need_true_account', async () => {
  const trial = await signIn(gateway, 'demotrial')
  for (const answer of [
    await call(gateway, 'favouriteIds', { headers: trial }),
    await call(gateway, 'favouriteGames', { headers: trial }),
    await call(gateway, 'recentGames', { headers: trial }),
    await add(games[0], trial),
    await call(gateway, 'removeFavourite', { headers: trial, body: games[0] }),
  ]) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('need_true_account')
  }
})

test('X01 asks a guest to log in', async () => {
  expect((await call(gateway, 'favouriteIds')).json().code).toBe('not_logged_in')
  expect((await call(gateway, 'addFavourite', { body: games[0] })).json().code).toBe('not_logged_in')
})

test('I36 finds no game under ids that do not belong together', async () => {
  const [game] = games
  for (const change of [{ vendor: 'NOBODY' }, { gameType: 'LIVE' }, { nodeId: 1 }, { nodeId: -5 }]) {
    const answer = await add({ ...game, ...change })
    expect(answer.statusCode).toBe(404)
  }
  expect(await ids()).toEqual([])
})

test.each([
  { nodeId: 99999999999 },
  { nodeId: '10001' },
  { nodeId: 1.5 },
  { vendor: '' },
  { vendor: null },
  { gameType: 'rng' },
  { extra: 1 },
])('I36 refuses %j in the body', async (change) => {
  const answer = await add({ ...games[0], ...change })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(`/${Object.keys(change)[0]}`)
})

test('I33 L28 lists recently played games newest first, each once', async () => {
  const member = await gateway.db
    .selectFrom('members')
    .select('member_id')
    .where('username', '=', 'demoplayer')
    .where('merchant_id', '=', gateway.merchant.id)
    .executeTakeFirstOrThrow()
  const values = games.map(({ nodeId }, index) => ({
    merchant_id: gateway.merchant.id,
    member_id: member.member_id,
    node_id: nodeId,
    played_at: new Date(Date.UTC(2026, 10, 1 + index)),
  }))
  await gateway.db.insertInto('recent_plays').values(values).execute()
  const recent = (await call(gateway, 'recentGames', { headers, query: { pageSize: '4' } })).json().value
  expect(recent.list.map((game: { nodeId: number }) => game.nodeId)).toEqual(
    games
      .map(({ nodeId }) => nodeId)
      .reverse()
      .slice(0, 4),
  )
  expect(recent).toMatchObject({ totalCount: 6, totalPages: 2 })
  expect(recent.list[0].lastPlayed).toBe('2026-11-06T00:00:00.000Z')
  const fish = (await call(gateway, 'recentGames', { headers, query: { gameType: 'FISH' } })).json().value
  expect(fish.totalCount).toBe(3)
})

test('I33 says of each game what was bet in its last round that was not cancelled', async () => {
  const { id: merchant_id } = gateway.merchant
  const [played, other] = games
  if (!played || !other) throw new Error('the catalogue has games')
  const { member_id } = await gateway.db
    .selectFrom('members')
    .select('member_id')
    .where('username', '=', 'demoplayer')
    .where('merchant_id', '=', merchant_id)
    .executeTakeFirstOrThrow()
  await gateway.db
    .insertInto('recent_plays')
    .values([played, other].map(({ nodeId }) => ({ merchant_id, member_id, node_id: nodeId, played_at: new Date(0) })))
    .execute()
  const round = (round_id: string, bet_amount: bigint, minute: number, status: 'LOST' | 'CANCELLED') => ({
    merchant_id,
    vendor_code: 'BGS',
    round_id,
    member_id,
    node_id: played.nodeId,
    game_name: 'A game',
    game_type: 'RNG',
    bet_amount,
    win_amount: 0n,
    status,
    bet_at: new Date(Date.UTC(2026, 10, 20, 10, minute)),
    settled_at: null,
  })
  await gateway.db
    .insertInto('bets')
    .values([
      round('last-bet-1', 40n, 1, 'LOST'),
      round('last-bet-2', 250n, 2, 'LOST'),
      round('last-bet-3', 900n, 3, 'CANCELLED'),
    ])
    .execute()
  const { list } = (await call(gateway, 'recentGames', { headers })).json().value
  const of = (nodeId: number) => list.find((game: { nodeId: number }) => game.nodeId === nodeId)
  expect(of(played.nodeId).lastBet).toBe('2.50')
  expect(of(other.nodeId)).not.toHaveProperty('lastBet')
  await gateway.db.deleteFrom('bets').where('round_id', 'like', 'last-bet-%').execute()
})
