import type { operations, WireOf } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ seed: seedGuestWorld })
})
afterAll(() => gateway.close())

type Board = WireOf<typeof operations.winnerBoard>
const board = async (): Promise<Board> =>
  (await call(gateway, 'winnerBoard', { query: { limitNum: '100' } })).json().value

let rounds = 0
/** A round of a member that ends now, later than all before it. */
async function play(username: string, bet: bigint, win: bigint): Promise<string> {
  const { db, merchant, clock } = gateway
  clock.set(new Date(clock.now().getTime() + 1000).toISOString())
  const { member_id } = await db
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('username_key', '=', username)
    .executeTakeFirstOrThrow()
  const game = await db
    .selectFrom('games')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('game_type', '=', 'RNG')
    .where('is_vendor_list', '=', false)
    .where('play_money_only', '=', false)
    .orderBy('popularity', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  rounds += 1
  await db
    .insertInto('bets')
    .values({
      merchant_id: merchant.id,
      vendor_code: game.vendor_code,
      round_id: `board-${rounds}`,
      member_id,
      node_id: game.node_id,
      game_name: game.name,
      game_type: game.game_type,
      bet_amount: bet,
      win_amount: win,
      status: win > 0n ? 'WON' : 'LOST',
      bet_at: clock.now(),
      settled_at: clock.now(),
    })
    .execute()
  return game.name
}

test('P19 I50 a round that a member wins is the first on the board', async () => {
  const name = await play('demoplayer', 500n, 12_345n)
  const [first] = await board()
  expect(first?.vo).toEqual({
    iconUrl: expect.stringMatching(/^\/media\/art\/winner\//),
    customerName: 'd***r',
    gameName: name,
    winAmount: '123.45',
    winTime: gateway.clock.now().toISOString(),
  })
})

test.each([
  ['a round that paid less than it took', 'demoagent', 90_000n, 50_000n],
  ['a small win', 'demoagent', 100n, 1_999n],
  ['a lost round', 'demoagent', 100n, 0n],
  ['a win of play money', 'demotrial', 100n, 900_000n],
])('P19 %s is no news', async (_what, username, bet, win) => {
  const before = await board()
  await play(username, bet, win)
  expect(await board()).toEqual(before)
})

test('P19 a lucky player stands there once, with the newest win', async () => {
  for (const win of [30_000n, 40_000n, 50_000n]) await play('demoplayer', 500n, win)
  const own = (await board()).filter(({ vo }) => vo.customerName === 'd***r')
  expect(own.map(({ vo }) => vo.winAmount)).toEqual(['500.00'])
})

test('P19 FP16 winners are of games that the site offers for real money', async () => {
  const name = (await board())[0]?.vo.gameName ?? ''
  await gateway.db.updateTable('games').set({ play_money_only: true }).where('name', '=', name).execute()
  expect((await board()).map(({ vo }) => vo.gameName)).not.toContain(name)
})

test('L31 EN09 winners say when they won, the newest first', async () => {
  const times = (await board()).map(({ vo }) => Date.parse(vo.winTime ?? ''))
  expect(times.length).toBeGreaterThanOrEqual(20)
  expect(times.every((time) => time <= gateway.clock.now().getTime())).toBe(true)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('P19 L04 what was won a month ago is no news', async () => {
  const { clock } = gateway
  await play('demoplayer', 500n, 12_345n)
  const isShown = async () => (await board()).some(({ vo }) => vo.customerName === 'd***r')
  const wonAt = clock.now().getTime()
  clock.set(new Date(wonAt + 29 * 86_400_000).toISOString())
  expect(await isShown()).toBe(true)
  clock.set(new Date(wonAt + 31 * 86_400_000).toISOString())
  expect(await isShown()).toBe(false)
})
