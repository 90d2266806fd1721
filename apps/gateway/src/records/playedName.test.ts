import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['marigold'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

const span = { startDate: '2024-01-01', endDate: '2026-11-21' }

test('P06 EN20 a bet on a lottery names it in the language of the call, any other its game', async () => {
  const answer = await call(gateway, 'betHistory', { headers, query: span })
  const list: { betId: string; gameType: string }[] = answer.json().value.list
  const [first] = list
  const other = list.findIndex(({ gameType }, index) => index > 0 && !gameType.endsWith('LOTT'))
  const lottery = await gateway.db
    .selectFrom('games')
    .select('node_id')
    .where('merchant_id', '=', gateway.merchant.id)
    .where('game_id', '=', 'QUICK10')
    .executeTakeFirstOrThrow()
  await gateway.db
    .updateTable('bets')
    .set({ node_id: lottery.node_id, game_type: 'LOTT', game_name: 'Quick Ten' })
    .where('round_id', '=', first?.betId ?? '')
    .execute()
  const namesIn = async (language: string): Promise<string[]> => {
    const answer = await call(gateway, 'betHistory', { headers: { ...headers, language }, query: span })
    return answer.json().value.list.map(({ gameName }: { gameName: string }) => gameName)
  }
  const [english, turkish] = [await namesIn('EN'), await namesIn('TR')]
  expect([english[0], turkish[0]]).toEqual(['Quick Ten', 'Hızlı On'])
  expect(other).toBeGreaterThan(0)
  expect(turkish[other]).toBe(english[other])
})
