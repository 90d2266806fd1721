import { operations } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts'
import { followChanges } from '../database/followChanges.ts'
import { createLogger } from '../start/createLogger.ts'
import { createServer } from '../start/createServer.ts'
import { rememberBetweenCalls } from '../start/rememberBetweenCalls.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testServices } from '../testing/createTestGateway.ts'
import { createCatalogues } from './createCatalogues.ts'
import { loadCatalogue } from './loadCatalogue.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

test('FO15 I30 lists, filters and searches of games ask the database for nothing while the catalogue stays as it is', async () => {
  let statements = 0
  const db = gateway.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { clock } = gateway
  const log = createLogger({ level: 'silent' })
  // What was asked once is believed until the end of the test.
  const remembered = rememberBetweenCalls({ db, clock }, 1_000_000)
  const app = await createServer({ ...testServices({ ...gateway, db }), log, ...remembered })
  const ask = async (id: 'gameList' | 'hotGames' | 'gameVendors', query: Record<string, string> = {}) =>
    expect((await call({ ...gateway, app }, id, { query })).statusCode).toBe(200)
  await ask('gameList')
  const before = statements
  for (let pageNo = 1; pageNo < 5; pageNo += 1) await ask('gameList', { pageNo: String(pageNo), pageSize: '100' })
  for (const gameName of ['otter', 'star', 'moon', 'çay']) await ask('gameList', { gameName, gameType: 'RNG' })
  await ask('gameList', { minBet: '1', minLines: '20', gameClassify: 'HOT' })
  await ask('hotGames', { gameType: 'FISH' })
  await ask('gameVendors')
  expect(statements - before).toBe(0)
  await app.close()
})

test('I30 a changed catalogue is seen on another instance within a second, and read only when it changed', async () => {
  let now = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { db, merchant, merchants } = gateway
  const load = vi.fn((owner: Parameters<typeof loadCatalogue>[1]) => loadCatalogue(db, owner))
  const other = createCatalogues(load, followChanges(db))
  const game = (await other.of(merchant)).games[0]?.wire
  const nameNow = async () => (await other.of(merchant)).game(game?.nodeId ?? 0)?.wire.gameName
  expect(await nameNow()).toBe(game?.gameName)
  const rename = db
    .updateTable('games')
    .set({ name: 'Renamed' })
    .where('node_id', '=', game?.nodeId ?? 0)

  await rename.where('merchant_id', '=', merchants.byCode('MARIGOLD')?.id ?? 0).execute()
  now += 1000
  expect(await nameNow()).toBe(game?.gameName)
  expect(load).toHaveBeenCalledTimes(1)

  await rename.where('merchant_id', '=', merchant.id).execute()
  now += 1000
  expect(await nameNow()).toBe('Renamed')
  expect(load).toHaveBeenCalledTimes(2)
  await db
    .deleteFrom('games')
    .where('merchant_id', '=', merchant.id)
    .where('node_id', '=', game?.nodeId ?? 0)
    .execute()
  now += 1000
  expect(await nameNow()).toBeUndefined()
  vi.restoreAllMocks()
})

test('FO06 what was offered last is offered while the database is away, and what changed meanwhile once it is back', async () => {
  let version = 1n
  let away = false
  const gone = () => Promise.reject(new DatabaseUnavailableError(new Error('away')))
  const changes = {
    heard: () => (away ? gone() : undefined),
    isAway: () => away,
    catalogueVersion: () => version,
    onMembers: () => undefined,
  }
  const load = vi.fn((owner: Parameters<typeof loadCatalogue>[1]) => loadCatalogue(gateway.db, owner))
  const catalogues = createCatalogues(load, changes)
  away = true
  await expect(catalogues.of(gateway.merchant)).rejects.toThrow('away')
  away = false
  const last = await catalogues.of(gateway.merchant)
  away = true
  expect(await catalogues.of(gateway.merchant)).toBe(last)
  away = false
  version = 2n
  // It goes away again while the new catalogue is read.
  load.mockImplementationOnce(gone)
  expect(await catalogues.of(gateway.merchant)).toBe(last)
  const next = await catalogues.of(gateway.merchant)
  expect(next).not.toBe(last)
  expect(next.games.length).toBe(last.games.length)
})

test('I30 a search finds what a look at every name would find, of one letter or more and in every order', async () => {
  const { games, find } = await createCatalogues(
    (owner) => loadCatalogue(gateway.db, owner),
    followChanges(gateway.db),
  ).of(gateway.merchant)
  const names = ['', 'o', 'ot', 'tt', 'otter', 'aa', 'e o', 'the golden', 'zzz', '0', 'ç']
  for (const name of names) {
    const holds = games.filter(({ nameKey }) => nameKey.includes(name))
    if (holds.length > 0) expect(find({ name })).toEqual(holds)
    else expect(find({ name }).some(({ nameKey }) => nameKey.includes(name))).toBe(false)
    const hot = holds.filter(({ hotRank }) => hotRank !== null)
    const byRank = hot.sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0))
    // Where nothing has the name, what is called alike is found instead.
    if (byRank.length > 0) expect(find({ name, isHot: true })).toEqual(byRank)
  }
  expect(find({ name: 'otter' }).length).toBeGreaterThan(0)
})

test('I30 what is written once and sent often holds to the schema of the answer', async () => {
  const answer = await call(gateway, 'gameList', { query: { pageSize: '100' } })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const ajv = new Ajv({ strict: false })
  const valid = ajv.validate(operations.gameList.shape.value, answer.json().value)
  expect(ajv.errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('I30 names in letters of every kind arrive as they are', async () => {
  const { db, merchant } = gateway
  const game = call(gateway, 'gameList', { query: { pageSize: '1' } })
  const { nodeId } = (await game).json().value.games[0]
  const name = 'Çay \u{1F9A6} "Şans\\" 金'
  await db
    .updateTable('games')
    .set({ name })
    .where('merchant_id', '=', merchant.id)
    .where('node_id', '=', nodeId)
    .execute()
  const { games } = (await call(gateway, 'gameList', { query: { pageSize: '1' } })).json().value
  expect(games[0].gameName).toBe(name)
})

test('I30 a catalogue that cannot be read is read again by the next call', async () => {
  const load = vi
    .fn((owner: Parameters<typeof loadCatalogue>[1]) => loadCatalogue(gateway.db, owner))
    .mockRejectedValueOnce(new Error('away'))
  const catalogues = createCatalogues(load, followChanges(gateway.db))
  await expect(catalogues.of(gateway.merchant)).rejects.toThrow('away')
  expect((await catalogues.of(gateway.merchant)).games.length).toBeGreaterThan(100)
})
