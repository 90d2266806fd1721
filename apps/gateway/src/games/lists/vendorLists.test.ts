import { operations, type WireGame, type WireGameTitles } from '@foyer/contract'
import { betTypePattern } from '@foyer/rules'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

const popup = (change: Record<string, string> = {}) => {
  const fixed = { clientType: '3', platform: 'html5-desktop', language: 'EN', pageNo: '1', pageSize: '1000' }
  const query = { ...fixed, merchant: gateway.merchant.code, gameType: 'RNG', vassalage: 'LMP', ...change }
  return call(gateway, 'popupGames', { query })
}

test('I40 C04 M11 G06 a vendor with a tile that opens its list has all of its games in one answer', async () => {
  const tiles = gateway.db.selectFrom('games').select('game_type').where('merchant_id', '=', gateway.merchant.id)
  const tile = await tiles.where('vendor_code', '=', 'LMP').where('is_vendor_list', '=', true).executeTakeFirst()
  expect(tile?.game_type).toBe('RNG')
  const games: WireGame[] = (await popup()).json().value.games
  expect(games).toHaveLength(590)
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(590)
  expect(games.every((game) => game.vassalage === 'LMP' && game.gameType === 'RNG' && game.isGame === 'GAME')).toBe(
    true,
  )
  const listed = await call(gateway, 'gameList', { query: { vassalage: 'LMP', gameType: 'RNG', pageSize: '20' } })
  expect(games.slice(0, 20)).toEqual(listed.json().value.games)
  expect((await popup({ pageSize: '7' })).json().value.games).toEqual(games.slice(0, 7))
})

test('I40 EN08 UK02 games of the list say what goes on at them, as those of a lobby do', async () => {
  const games: WireGame[] = (await popup({ gameType: 'LOTT', vassalage: 'TCG_SEA' })).json().value.games
  const draws = games.flatMap(({ draw }) => draw?.nextDraw ?? [])
  expect(draws.length).toBeGreaterThan(0)
  for (const draw of draws) expect(Date.parse(draw)).toBeGreaterThan(gateway.clock.now().getTime())
})

test.each<[string, Record<string, string>, number]>([
  ['more than 1000 games', { pageSize: '1001' }, 422],
  ['another page', { pageNo: '2' }, 422],
  ['another client', { clientType: '1' }, 422],
  ['another platform', { platform: 'ios' }, 422],
  ['no vendor', { vassalage: '' }, 422],
  ['another merchant', { merchant: 'MARIGOLD' }, 403],
])('I40 refuses to list %s', async (_name, change, status) => {
  expect((await popup(change)).statusCode).toBe(status)
})

test('I40 a vendor nobody has lists nothing', async () => {
  expect((await popup({ vassalage: 'NOBODY' })).json().value).toEqual({ games: [] })
})

test('EN04 lotteries send what their page and their account are called, and a tile of a list its sign', async () => {
  const games: WireGame[] = (await call(gateway, 'gameList', { query: { gameType: 'LOTT', pageSize: '100' } })).json()
    .value.games
  const lotteries = games.filter(({ isGame }) => isGame === 'GAME')
  const [lottery] = lotteries
  expect(lottery).toMatchObject({
    id: lottery?.nodeId,
    code: lottery?.gameId,
    gameCode: lottery?.gameId,
    accountTypeName: lottery?.vassalage,
    type: lottery?.gameClassify,
  })
  for (const { gameName, defaultPlayType } of lotteries)
    expect({ gameName, defaultPlayType }).toEqual({ gameName, defaultPlayType: expect.stringMatching(betTypePattern) })
  const tiles: WireGame[] = (
    await call(gateway, 'gameList', { query: { gameCategory: 'ESPORTS', pageSize: '100' } })
  ).json().value.games
  const list = tiles.find(({ isGame }) => isGame === 'VASSALAGE')
  expect(list?.showIcon).toBe(list?.iconUrl)
})

test('EN05 a provider sends its code, its name, the account it is played from and its classes', async () => {
  const categories = (await call(gateway, 'gameVendors')).json().value
  const [{ vendors }] = categories.filter(({ gameCategory }: { gameCategory: string }) => gameCategory === 'LIVE')
  expect(vendors.find(({ vassalage }: { vassalage: string }) => vassalage === 'SLV')).toMatchObject({
    displayName: 'Salon Vero',
    accountTypeName: 'SLV',
    gameClassify: expect.arrayContaining(['Roulette']),
  })
  const { fromWire } = operations.gameVendors
  expect(fromWire(categories, 2)).toEqual(categories)
})

test('EN08 N09 C04 a lottery is called what its page calls it, in the language of the call: in lists, palette and search', async () => {
  const named = async (language: string, text: string) => {
    const headers = { language, host: 'marigold.localhost' }
    const [list, titles, found] = await Promise.all([
      call(gateway, 'gameList', { query: { gameType: 'LOTT', pageSize: '100' }, headers }),
      call(gateway, 'gameTitles', { headers }),
      call(gateway, 'gameList', { query: { gameName: text, alike: 'true' }, headers }),
    ])
    const nameOf = (games: readonly WireGame[]) => games.find(({ gameId }) => gameId === 'QUICK10')?.gameName
    const { gameIds, gameNames }: WireGameTitles = titles.json().value
    const inPalette = gameNames[gameIds.indexOf('QUICK10')]
    return [nameOf(list.json().value.games), inPalette, nameOf(found.json().value.games.slice(0, 3))]
  }
  expect(await named('EN', 'Quik Ten')).toEqual(['Quick Ten', 'Quick Ten', 'Quick Ten'])
  expect(await named('TR', 'hizli on')).toEqual(['Hızlı On', 'Hızlı On', 'Hızlı On'])
})
