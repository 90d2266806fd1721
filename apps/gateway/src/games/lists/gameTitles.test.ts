import { brotliCompressSync } from 'node:zlib'
import { gameFromWire, operations, type WireGame } from '@foyer/contract'
import { createTitleSearch } from '@foyer/rules/title-search'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

const titlesOf = async (merchant?: string) =>
  (await call(gateway, 'gameTitles', merchant === undefined ? {} : { headers: { merchant } })).json().value

test('N09 every title of the merchant comes once, as the lists tell it, most played first', async () => {
  const titles = operations.gameTitles.fromWire(await titlesOf(), 2)
  const listed: WireGame[] = []
  for (let pageNo = 1; listed.length < titles.length; pageNo++) {
    const answer = await call(gateway, 'gameList', { query: { pageNo: String(pageNo), pageSize: '100' } })
    const { games } = answer.json().value
    if (games.length === 0) break
    listed.push(...games)
  }
  const short = listed.map(gameFromWire).map((game) => {
    const { nodeId, gameId, name, vendor, vendorName, gameType, icon, trialOffered, playMoneyOnly } = game
    const { opensVendorList, isNew, isHot, gameCode, playType } = game
    const of = { gameType, icon, wideIcon: icon, trialOffered, playMoneyOnly, opensVendorList, isNew, isHot }
    const lottery = {
      ...(gameCode === undefined ? {} : { gameCode }),
      ...(playType === undefined ? {} : { playType }),
    }
    return { nodeId, gameId, name, vendor, vendorName, ...of, ...lottery }
  })
  expect(titles).toEqual(short)
  expect(titles.length).toBeGreaterThan(1000)
})

test('N09 titles are compact: at most 24 bytes each as they are sent', async () => {
  const value = await titlesOf()
  const bytes = brotliCompressSync(JSON.stringify(value)).length
  expect(bytes / value.nodeIds.length).toBeLessThan(24)
})

test('N09 a cut answer is refused instead of giving a title the wrong name', async () => {
  const value = await titlesOf()
  expect(() => operations.gameTitles.fromWire({ ...value, gameNames: value.gameNames.slice(1) }, 2)).toThrow(TypeError)
  expect(() => operations.gameTitles.fromWire({ ...value, vendors: [] }, 2)).toThrow(TypeError)
})

test.each(['star', 'otetr', 'go'])(
  'N09 R02 a page of results for "%s" has what instant search counts, best first',
  async (gameName) => {
    const games = operations.gameTitles.fromWire(await titlesOf(), 2)
    const search = createTitleSearch(games.map(({ name, vendorName }) => ({ name, also: vendorName })))
    const { best, total } = search.find(gameName, 20)
    const query = { gameName, alike: 'true', pageSize: '100' }
    const first = (await call(gateway, 'gameList', { query })).json().value
    expect(first.totalCount).toBe(total)
    expect(first.games.slice(0, 20).map(({ nodeId }: WireGame) => nodeId)).toEqual(
      best.map(({ index }) => games[index]?.nodeId),
    )
    const seen = new Set<number>()
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      const page = (await call(gateway, 'gameList', { query: { ...query, pageNo: String(pageNo) } })).json().value
      for (const { nodeId } of page.games) seen.add(nodeId)
    }
    expect(seen.size).toBe(total)
  },
)

test('QP02 R02 a misspelt name finds games that are called alike, by other filters as well', async () => {
  const find = async (query: Record<string, string>) =>
    (await call(gateway, 'gameList', { query: { pageSize: '100', ...query } })).json().value
  const exact = await find({ gameName: 'otter' })
  const alike = await find({ gameName: 'otetr' })
  expect(exact.totalCount).toBeGreaterThan(0)
  expect(alike.games[0].gameName).toMatch(/otter/i)
  const slots: WireGame[] = (await find({ gameName: 'otetr', gameType: 'RNG' })).games
  expect(slots.length).toBeGreaterThan(0)
  expect(slots.every(({ gameType }) => gameType === 'RNG')).toBe(true)
  expect((await find({ gameName: 'qxzjqx' })).totalCount).toBe(0)
})
