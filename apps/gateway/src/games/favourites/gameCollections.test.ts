import { type GameCollection, mostCollected, mostCollections } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
let nodes: number[]
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
  headers = await signIn(gateway, 'demoplayer')
  const answer = await call(gateway, 'gameList', { query: { gameType: 'RNG', pageSize: '100' } })
  nodes = answer.json().value.games.map(({ nodeId }: { nodeId: number }) => nodeId)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('game_collections').execute()
  gateway.clock.set('2026-11-21T12:00:00Z')
})

const read = async (who = headers): Promise<GameCollection[]> =>
  (await call(gateway, 'gameCollections', { headers: who })).json().value
const save = (body: unknown, who = headers) => call(gateway, 'saveGameCollection', { headers: who, body })
const make = async (name: string, who = headers): Promise<number> =>
  (await save({ name }, who)).json().value.collectionId
const collect = (collectionId: number, nodeId: number | undefined, isIn = true, who = headers) =>
  call(gateway, 'collectGame', { headers: who, body: { collectionId, nodeId, isIn } })

test('QP01 makes a collection once, names it anew and removes it with what it holds', async () => {
  const id = await make('  Late   nights ')
  expect(await make('LATE NIGHTS')).toBe(id)
  await collect(id, nodes[0])
  expect(await read()).toEqual([{ collectionId: id, name: 'Late nights', nodeIds: [nodes[0]] }])
  expect((await save({ collectionId: id, name: 'Early' })).json().value).toEqual({ collectionId: id })
  expect((await read()).map(({ name }) => name)).toEqual(['Early'])
  for (let time = 0; time < 2; time += 1)
    expect((await call(gateway, 'removeGameCollection', { headers, body: { collectionId: id } })).statusCode).toBe(200)
  expect(await read()).toEqual([])
  expect(await gateway.db.selectFrom('collected_games').selectAll().execute()).toEqual([])
})

test('QP01 another collection has the name: it is refused, in whatever case and with whatever accents', async () => {
  await make('Çay')
  const id = await make('Coffee')
  expect((await save({ collectionId: id, name: 'CAY' })).statusCode).toBe(422)
  expect((await save({ collectionId: id, name: 'coffee' })).statusCode).toBe(200)
  expect((await read()).map(({ name }) => name)).toEqual(['Çay', 'coffee'])
})

test('QP01 a game is in a collection once, what was put in last comes first, and out it is out', async () => {
  const id = await make('Fish')
  for (const [minute, node] of nodes.slice(0, 3).entries()) {
    gateway.clock.set(`2026-11-21T12:0${minute}:00Z`)
    for (let time = 0; time < 2; time += 1) expect((await collect(id, node)).statusCode).toBe(200)
  }
  const newest = nodes.slice(0, 3).reverse()
  expect((await read())[0]?.nodeIds).toEqual(newest)
  const query = { collectionId: String(id) }
  const games = (await call(gateway, 'favouriteGames', { headers, query })).json().value
  expect(games.content.map(({ nodeId }: { nodeId: number }) => nodeId)).toEqual(newest)
  expect(games.totalCount).toBe(3)
  for (let time = 0; time < 2; time += 1) await collect(id, nodes[1], false)
  expect((await read())[0]?.nodeIds).toEqual([nodes[2], nodes[0]])
})

test('QP01 collections are one member’s alone, at one merchant', async () => {
  const id = await make('Mine')
  await collect(id, nodes[0])
  const host = { host: 'marigold.localhost' }
  const strangers = [
    await signIn(gateway, 'demoagent'),
    { ...host, ...(await signIn(gateway, 'demoplayer', undefined, host)) },
  ]
  for (const stranger of strangers) {
    expect(await read(stranger)).toEqual([])
    expect((await save({ collectionId: id, name: 'Theirs' }, stranger)).statusCode).toBe(404)
    expect((await collect(id, nodes[1], true, stranger)).statusCode).toBe(404)
    await collect(id, nodes[0], false, stranger)
    await call(gateway, 'removeGameCollection', { headers: stranger, body: { collectionId: id } })
    const query = { collectionId: String(id) }
    expect((await call(gateway, 'favouriteGames', { headers: stranger, query })).json().value.totalCount).toBe(0)
  }
  expect(await read()).toEqual([{ collectionId: id, name: 'Mine', nodeIds: [nodes[0]] }])
})

test('QP01 there are so many collections and games and no more, also when they come at once', async () => {
  const names = Array.from({ length: mostCollections + 3 }, (_, place) => `List ${place}`)
  const answers = await Promise.all(names.map((name) => save({ name })))
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
  const [first] = await read()
  const id = first?.collectionId ?? 0
  const full = Array.from({ length: mostCollected }, (_, place) => ({
    merchant_id: gateway.merchant.id,
    collection_id: id,
    node_id: 1_000_000 + place,
    added_at: gateway.clock.now(),
  }))
  await gateway.db.insertInto('collected_games').values(full).execute()
  expect((await collect(id, nodes[0])).json().code).toBe('limit_reached')
})

test('QP01 finds no game that the merchant does not have', async () => {
  const id = await make('Odd')
  expect((await collect(id, 1)).statusCode).toBe(404)
})

test.each([
  { name: '' },
  { name: '   ' },
  { name: '\u200b' },
  { name: 'a\u202eb' },
  { name: 'x'.repeat(41) },
  { name: 5 },
  { name: 'a', collectionId: 0 },
])('QP01 refuses %j', async (body) => {
  expect((await save(body)).statusCode).toBe(422)
})
