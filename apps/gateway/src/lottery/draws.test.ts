import { createHash } from 'node:crypto'
import { type LotteryDraw, type OpenedNumbers, seamlessDrawsPath } from '@foyer/contract'
import { nationalRows, workOutDraw } from '@foyer/rules'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../testing/createTestGateway.ts'
import { createDrawPlanner, drawDue } from './port.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('lottery_draws').execute()
  gateway.clock.set('2026-11-20T12:00:00Z')
})

const run = async () => {
  await createDrawPlanner({ ...gateway, secrets: testSecrets, mode: 'sandbox' })()
  await drawDue(gateway)
}
const one = async (gameCode: string, numero?: string) => {
  const answer = await call(gateway, 'openedNumero', { query: { gameCode, ...(numero && { numero }) } })
  return { status: answer.statusCode, draw: answer.json().value as LotteryDraw }
}
const opened = async (gameCode: string, more: object = {}) => {
  const answer = await call(gateway, 'openedNumbers', { query: { gameCode, ...more } })
  return { status: answer.statusCode, ...(answer.json().value as OpenedNumbers) }
}

test('I46 a draw to come shows what it is committed to and not what it comes to; drawn, it follows from what is revealed', async () => {
  await run()
  const { draw: before } = await one('EVENING6')
  expect(before).toMatchObject({
    numero: '20261120',
    drawsAt: '2026-11-20T18:00:00.000Z',
    closesAt: '2026-11-20T17:50:00.000Z',
  })
  expect(Object.keys(before)).not.toContain('seed')
  expect(Object.keys(before)).not.toContain('result')
  gateway.clock.set('2026-11-20T18:00:00Z')
  await run()
  const { draw } = await one('EVENING6', before.numero)
  expect(draw.commitment).toBe(before.commitment)
  expect(
    createHash('sha256')
      .update(Buffer.from(draw.seed ?? '', 'hex'))
      .digest('hex'),
  ).toBe(before.commitment)
  const { result } = await workOutDraw(draw.form, { ...draw, seed: draw.seed ?? '' })
  expect(draw.result).toEqual(result)
})

test('I46 without a number it is the next draw, and one that there is not is not found', async () => {
  await run()
  expect((await one('VNNORTH')).draw.drawsAt).toBe('2026-11-21T11:15:00.000Z')
  expect((await one('VNNORTH', '19990101')).status).toBe(404)
  expect((await one('NOLOTTERY')).status).toBe(404)
})

test('I45 results of a day of the lottery’s own calendar, and those before a draw, the last first', async () => {
  await run()
  const { list } = await opened('VNNORTH', { date: '2026-11-19' })
  expect(list.map(({ numero }) => numero)).toEqual(['20261119'])
  expect(list[0]?.result?.map(({ row, numbers }) => [row, numbers.length])).toEqual(
    nationalRows.map(({ row, count }) => [row, count]),
  )
  const first = await opened('VNNORTH', { count: '5' })
  expect(first).toMatchObject({ hasMore: true, list: { length: 5 } })
  const next = await opened('VNNORTH', { count: '5', before: first.list.at(-1)?.drawsAt })
  expect([...first.list, ...next.list].map(({ numero }) => numero)).toEqual(
    (await opened('VNNORTH', { count: '10' })).list.map(({ numero }) => numero),
  )
  expect(new Set((await opened('PULSE20')).list.map(({ numero }) => numero)).size).toBe(100)
})

test.each([
  ['a day that does not exist', { date: '2026-02-30' }],
  ['an instant that is none', { before: 'yesterday' }],
  ['more than a hundred', { count: '101' }],
])('I45 C06 refuses %s', async (_, more) => {
  expect((await opened('VNNORTH', more)).status).toBe(422)
})

test('I45 a lottery that there is not is not found', async () => {
  expect((await opened('NOLOTTERY')).status).toBe(404)
})

test('W05 W13 the menu tells the numbers of the last draw with their time', async () => {
  gateway.clock.set('2026-11-20T18:00:00Z')
  await run()
  const answer = await call(gateway, 'lotteryMenus', {})
  const menus: { gameId: string; previousWinningNumber: string; previousWinningTime: string }[] = answer.json().value
  const find = (id: string) => menus.find(({ gameId }) => gameId === id)
  const { draw } = await one('EVENING6', '20261120')
  expect(find('EVENING6')).toMatchObject({
    previousWinningNumber: draw.result?.[0]?.numbers.join(','),
    previousWinningTime: '2026-11-20T18:00:00.000Z',
  })
  expect(find('VNNORTH')?.previousWinningNumber).toMatch(/^\d{6}$/)
  expect(menus.every(({ previousWinningNumber }) => previousWinningNumber !== '')).toBe(true)
})

test('I42 I49 the national lottery has menus of its own', async () => {
  const answer = await call(gateway, 'vnLotteryMenus', { query: { device: 'WEB' } })
  const menus: { gameId: string; accountTypeName: string }[] = answer.json().value
  expect(menus.map(({ gameId }) => gameId)).toEqual(['VNNORTH', 'VNCENTRAL', 'VNSOUTH', 'VNHIGH'])
  expect(new Set(menus.map(({ accountTypeName }) => accountTypeName))).toEqual(new Set(['TCG_LOTTO_VN']))
})

test('QP11 whoever sells tickets is told how many draws went by', async () => {
  await run()
  const count = async (span: object) => {
    const query = { merchant: 'COMET', gameId: 'PULSE20', ...span }
    return (await gateway.app.inject({ url: seamlessDrawsPath, query })).json().value?.between
  }
  expect(await count({ from: '2026-11-20T11:50:00.000Z', to: '2026-11-20T12:00:00Z' })).toBe(19)
  expect(await count({ from: '2026-11-20T12:00:00Z', to: '2026-11-20T11:00:00Z' })).toBe(0)
  expect(await count({ from: '2026-11-20T11:50:00.000Z' })).toBeUndefined()
  expect(await count({ from: '2026-13-20T12:00:00Z', to: 'today' })).toBeUndefined()
})

const all = () =>
  gateway.db
    .selectFrom('lottery_draws')
    .select(['game_id', 'numero', 'draws_at', 'drawn_at', 'result'])
    .orderBy('draws_at')
    .orderBy('game_id')
    .execute()

test('W14 draws that were missed are drawn late, none left out and none twice, by several gateways at once', async () => {
  await run()
  const before = await all()
  gateway.clock.set('2026-11-20T15:00:00Z')
  await Promise.all([run(), run(), run()])
  const after = await all()
  const late = after.filter(
    ({ game_id, draws_at }) => game_id === 'PULSE20' && draws_at.getTime() > Date.parse('2026-11-20T12:00:00Z'),
  )
  const drawn = late.filter(({ drawn_at }) => drawn_at !== null)
  expect(drawn).toHaveLength(3 * 120)
  for (const [index, { draws_at }] of late.entries())
    expect(draws_at.getTime()).toBe(Date.parse('2026-11-20T12:00:30Z') + index * 30_000)
  expect(late).toHaveLength(3 * 120 + 10)
  // What had been drawn stays as it was.
  const drawnBefore = before.filter(({ drawn_at }) => drawn_at !== null)
  expect(after.filter(({ drawn_at }) => drawn_at !== null && drawn_at < new Date('2026-11-20T12:00:01Z'))).toEqual(
    drawnBefore,
  )
})

test('N06 the same secret gives the same draws', async () => {
  await run()
  const first = await all()
  await gateway.db.deleteFrom('lottery_draws').execute()
  await run()
  expect(await all()).toEqual(first)
})

test('W14 one planner keeps ten draws ahead as time goes on, and again where the clock is set back', async () => {
  const plan = createDrawPlanner({ ...gateway, secrets: testSecrets, mode: 'sandbox' })
  const ahead = async () =>
    (await all()).filter(({ game_id, draws_at }) => game_id === 'PULSE20' && draws_at > gateway.clock.now()).length
  await plan()
  expect(await ahead()).toBe(10)
  gateway.clock.set('2026-11-20T12:00:29Z')
  await plan()
  expect(await ahead()).toBe(10)
  gateway.clock.set('2026-11-20T12:00:30Z')
  await plan()
  expect(await ahead()).toBe(10)
  await gateway.db.deleteFrom('lottery_draws').execute()
  gateway.clock.set('2026-10-01T12:00:00Z')
  await plan()
  expect(await ahead()).toBe(10)
})
