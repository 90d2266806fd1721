import { type OperationId, toMinor } from '@foyer/contract'
import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

const days = { startDate: '2026-10-01', endDate: '2026-11-21' }
const money: readonly (readonly [OperationId, Readonly<Record<string, string>>])[] = [
  ['balance', {}],
  ['betHistory', days],
  ['transactionHistory', days],
  ['personalProfit', days],
  ['activityStatement', {}],
  ['recentGames', {}],
]

/** Every amount of an answer, in the order in which they stand. */
const amountsOf = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"\w*(?:[aA]mount|[bB]alance|balanceAfter|lastBet)":"(-?[\d.]+)"/g)].map(
    ([, amount = '']) => amount,
  )

const read = async (id: OperationId, query: Readonly<Record<string, string>>, decimals: number) => {
  Object.assign(gateway.merchant, { decimals })
  const answer = await call(gateway, id, { headers, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return amountsOf(answer.json().value)
}

test.each(money)(
  'V11 %s has the decimals of the currency, none, two, three or eight, and the same minor units',
  async (id, query) => {
    const usual = (await read(id, query, 2)).map((amount) => toMinor(amount, 2))
    expect(usual.length).toBeGreaterThan(0)
    for (const decimals of [0, 3, 8]) {
      const amounts = await read(id, query, decimals)
      expect(amounts.map((amount) => toMinor(amount, decimals))).toEqual(usual)
      for (const amount of amounts) expect(amount.split('.')[1]?.length ?? 0).toBe(decimals)
    }
  },
)
