import { operations } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
const host = { host: 'marigold.localhost' }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

const idsOf = (menus: readonly { gameId: string }[]) => menus.map(({ gameId }) => gameId)

test('I44 C06 W02 popular lotteries stand in the order of their games, as many as are asked for', async () => {
  const ask = async (query = {}) => (await call(gateway, 'popularLotteries', { query, headers: host })).json().value
  const all = idsOf(await ask())
  expect(all).toHaveLength(12)
  expect(idsOf(await ask({ count: '3' }))).toEqual(all.slice(0, 3))
  const national = ['VNNORTH', 'VNCENTRAL', 'VNSOUTH', 'VNHIGH']
  expect(idsOf(await ask({ prizeMode: 'ZY', device: 'WEB' }))).toEqual(all.filter((id) => national.includes(id)))
  expect((await call(gateway, 'popularLotteries', { query: { count: '21' }, headers: host })).statusCode).toBe(422)
})

test('I43 I47 W02 W03 recent lotteries are those that the member has opened, the last one first; other games are none', async () => {
  const merchant = gateway.merchants.byCode('MARIGOLD')
  const { rows } = await gateway.db
    .selectFrom('games')
    .select(['node_id', 'game_id'])
    .where('merchant_id', '=', merchant?.id ?? 0)
    .where('game_id', 'in', ['QUICK10', 'EVENING6', 'bgs-harbor'])
    .execute()
    .then((found) => ({ rows: new Map(found.map((row) => [row.game_id, row.node_id])) }))
  const member = await gateway.db
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant?.id ?? 0)
    .where('username', '=', 'demoplayer')
    .executeTakeFirstOrThrow()
  for (const [minutes, id] of ['EVENING6', 'bgs-harbor', 'QUICK10'].entries())
    await gateway.db
      .insertInto('recent_plays')
      .values({
        merchant_id: merchant?.id ?? 0,
        member_id: member.member_id,
        node_id: rows.get(id) ?? 0,
        played_at: new Date(gateway.clock.now().getTime() + minutes * 60_000),
      })
      .execute()
  const session = await signIn(gateway, 'demoplayer', undefined, host)
  const answer = await call(gateway, 'recentLotteries', { headers: { ...host, ...session } })
  expect(Object.keys(answer.json().value)).toEqual(['QUICK10', 'EVENING6'])
  expect(operations.recentLotteries.shape.path).toBe('/lgw/vn/games/game_menu/recent')
})

test('I48 R13 a lottery is launched with its code and its family, and its address says how it is entered', async () => {
  const headers = {
    ...host,
    ...(await signIn(gateway, 'demoplayer', undefined, host)),
    'sec-fetch-site': 'same-origin',
  }
  const { node_id: nodeId } = await gateway.db
    .selectFrom('games')
    .select('node_id')
    .where('merchant_id', '=', gateway.merchants.byCode('MARIGOLD')?.id ?? 0)
    .where('game_id', '=', 'QUICK10')
    .executeTakeFirstOrThrow()
  const launch = (entry: Record<string, string>) =>
    call(gateway, 'launchGame', {
      headers,
      query: {
        gameId: 'QUICK10',
        nodeId: String(nodeId),
        vassalage: 'LOTT',
        platform: 'html5-desktop',
        clientType: '3',
        language: 'EN',
        launchMode: 'LOTT',
        ...entry,
      },
    })
  const entry = {
    lottoArea: 'VN',
    lottoPrizeMode: 'Lott',
    lottoGameCode: 'QUICK10',
    lottoView: 'betting',
    lottoPlayType: 'spots',
    device: 'WEB',
    backUrl: '/en/lottery?gameCode=QUICK10',
  }
  const answer = await launch(entry)
  expect(answer.statusCode, answer.body).toBe(200)
  const fields = new URLSearchParams(new URL(answer.json().value.game_url).hash.slice(1))
  expect(Object.fromEntries(fields)).toMatchObject({ view: 'betting', playType: 'spots', backUrl: entry.backUrl })
  for (const [wrong, status] of [
    [{ lottoGameCode: 'EVENING6' }, 404],
    [{ lottoPrizeMode: 'SEA' }, 404],
    [{ lottoPrizeMode: 'NONE' }, 422],
    [{ lottoView: 'admin' }, 422],
    [{ lottoPlayType: '<b>' }, 422],
    [{ backUrl: 'https://evil.example/' }, 422],
    [{ backUrl: '//evil.example' }, 422],
  ] as const)
    expect((await launch({ ...entry, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(status)
  // A game that is launched as any other has no entry.
  const plain = await launch({ ...entry, launchMode: 'GLS' })
  expect(plain.json().value.game_url).not.toContain('backUrl')
})
