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

test('I47 W02 W03 recent lotteries are those that the member has opened, the last one first; other games are none', async () => {
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
})
