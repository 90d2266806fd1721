import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.set('2026-11-20T12:00:00Z'))

interface Menu {
  readonly gameId: string
  readonly labelName: string
  readonly isSale: boolean
  readonly remainTime: number
  readonly lockTime: number
  readonly fewinTime: string
  readonly previousWinningTime: string
  readonly drawDayOfWeek: string
  readonly gameMenuSort: number
  readonly accountTypeName: string
}

async function menus(query = {}, headers = {}): Promise<Menu[]> {
  const answer = await call(gateway, 'lotteryMenus', { query, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}
const find = async (gameId: string) => (await menus()).find((menu) => menu.gameId === gameId)

test('I41 EN08 lists the twelve lotteries in the order of the menu, each with its next draw', async () => {
  const all = await menus()
  expect(all).toHaveLength(12)
  expect(all.map(({ gameMenuSort }) => gameMenuSort)).toEqual(all.map((_, index) => index + 1))
  for (const { fewinTime, previousWinningTime } of all) {
    expect(Date.parse(fewinTime)).toBeGreaterThan(gateway.clock.now().getTime())
    expect(Date.parse(previousWinningTime)).toBeLessThanOrEqual(gateway.clock.now().getTime())
  }
})

test('W14 the next draw follows from calendar and time zone: every evening at 21:00 in Istanbul is 18:00 UTC', async () => {
  expect(await find('EVENING6')).toMatchObject({
    fewinTime: '2026-11-20T18:00:00.000Z',
    previousWinningTime: '2026-11-19T18:00:00.000Z',
    drawDayOfWeek: '-1',
  })
  gateway.clock.set('2026-11-20T18:00:00Z')
  expect((await find('EVENING6'))?.fewinTime).toBe('2026-11-21T18:00:00.000Z')
})

test('W14 the sale closes before the draw, and says how long it is open still', async () => {
  expect(await find('EVENING6')).toMatchObject({ isSale: true, lockTime: 600, remainTime: 6 * 3600 - 600 })
  gateway.clock.set('2026-11-20T17:49:59Z')
  expect(await find('EVENING6')).toMatchObject({ isSale: true, remainTime: 1 })
  gateway.clock.set('2026-11-20T17:50:00Z')
  expect(await find('EVENING6')).toMatchObject({ isSale: false, remainTime: 0 })
})

test('W15 every menu is opened with the same account', async () => {
  expect(new Set((await menus()).map(({ accountTypeName }) => accountTypeName))).toEqual(new Set(['TCG_LOTTO_VN']))
})

test.each([
  ['SEA', ['SEACORAL', 'SEAMONSOON', 'SEALANTERN']],
  ['Elott', ['PULSE20']],
  ['ZY', ['VNNORTH', 'VNCENTRAL', 'VNSOUTH', 'VNHIGH']],
  ['Lott', ['EVENING6', 'SUNDAY7', 'QUICK10', 'KENOGREEN']],
])('W16 the family %s has its own lotteries', async (prizeMode, ids) => {
  expect((await menus({ prizeMode })).map(({ gameId }) => gameId)).toEqual(ids)
})

test('I41 names and words are those of the language that is asked for', async () => {
  const turkish = await menus({}, { language: 'TY' })
  expect(turkish.map(({ labelName }) => labelName)).not.toEqual((await menus()).map(({ labelName }) => labelName))
})

test('I41 refuses a family there is none of', async () => {
  expect((await call(gateway, 'lotteryMenus', { query: { prizeMode: 'ALL' } })).statusCode).toBe(422)
})
