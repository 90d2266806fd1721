import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway, testSecrets } from '../testing/createTestGateway.ts'
import { openTwice } from '../testing/openTwice.ts'
import { createDrawPlanner, drawDue } from './port.ts'

/** Two over one database. */
let gateways: readonly [TestGateway, TestGateway]
let drop: () => Promise<void>
beforeAll(async () => {
  const twice = await openTwice()
  drop = twice.drop
  const [database, other] = twice.databases
  // The first fills the world of both.
  const first = await createTestGateway({ database, seed: seedGuestWorld })
  gateways = [first, await createTestGateway({ database: other })]
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.close()
  await drop()
})

test('W14 N06 two gateways plan and draw beside each other: each draw once, from the seed it was committed to', async () => {
  const both = gateways.map((gateway) => ({
    gateway,
    plan: createDrawPlanner({ ...gateway, secrets: testSecrets, mode: 'sandbox' }),
  }))
  const [{ db }] = gateways
  const all = () => db.selectFrom('lottery_draws').selectAll().orderBy('draws_at').orderBy('game_id').execute()
  const drawn = new Map<string, string>()
  for (let minute = 0; minute < 5; minute += 1) {
    for (const { clock } of gateways)
      clock.set(new Date(Date.parse('2026-11-20T12:00:00Z') + minute * 60_000).toISOString())
    const planned = new Map((await all()).map((draw) => [`${draw.game_id} ${draw.numero}`, draw.seed.toString('hex')]))
    await Promise.all(both.flatMap(({ gateway, plan }) => [plan(), drawDue(gateway)]))
    for (const draw of await all()) {
      const name = `${draw.game_id} ${draw.numero}`
      expect(draw.seed.toString('hex')).toBe(planned.get(name) ?? draw.seed.toString('hex'))
      if (draw.drawn_at === null) continue
      // What one has drawn the other leaves as it is.
      const said = JSON.stringify([draw.result, draw.drawn_at])
      expect(drawn.get(name) ?? said).toBe(said)
      drawn.set(name, said)
    }
  }
  const pulses = (await all()).filter(({ game_id }) => game_id === 'PULSE20')
  const moments = pulses.map(({ draws_at }) => draws_at.getTime())
  expect(moments).toEqual(moments.map((_, index) => (moments[0] ?? 0) + index * 30_000))
  expect(pulses.filter(({ drawn_at }) => drawn_at !== null).length).toBeGreaterThanOrEqual(8)
})
