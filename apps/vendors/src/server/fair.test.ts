import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyRound } from '../client/fair/verifyRound.ts'
import { lines } from '../games/lines/engine/lines.ts'
import type { SlotResult } from '../slot/engine/result.ts'
import type { FairState, RevealedSeeds } from '../wire/fair.ts'
import type { RoundRecordView } from '../wire/history.ts'
import { createVendorsFixture } from './vendorsFixture.ts'

let vendors: Awaited<ReturnType<typeof createVendorsFixture>>
beforeEach(async () => {
  vendors = await createVendorsFixture(100_000)
  vendors.wallet.provablyFair = true
})
afterEach(() => vendors.close())

type Changed = { readonly revealed: RevealedSeeds; readonly state: FairState }
const seedsOf = async (token: string) => (await vendors.send<FairState>('GET', '/api/fair', token)).body
const change = (token: string, clientSeed: string, next: string) =>
  vendors.send<Changed>('POST', '/api/fair', token, { clientSeed, next })
const read = async (token: string, id: string) =>
  (await vendors.send<RoundRecordView>('GET', `/api/history/${id}`, token)).body

test('G07 every round of a pair of seeds follows from them and a counter, and the page works it out again', async () => {
  const { token, state } = await vendors.start()
  expect(state.provablyFair).toBe(true)
  const first = await seedsOf(token)
  const { body: begun } = await change(token, 'my-own.seed', first.next)
  expect(begun.state).toMatchObject({ commitment: first.next, clientSeed: 'my-own.seed', rounds: 0 })
  const ids: string[] = []
  for (let n = 0; n < 8; n++) ids.push((await vendors.spin(token, `p-${n}`)).body.roundId)
  const hidden = await read(token, ids[3] ?? '')
  expect(hidden.fair).toEqual({ commitment: first.next, clientSeed: 'my-own.seed', nonce: 3 })

  const { body } = await change(token, 'another', begun.state.next)
  expect(body.revealed).toMatchObject({ commitment: first.next, clientSeed: 'my-own.seed', rounds: 8 })
  for (const [nonce, id] of ids.entries()) {
    const { fair, draws, result } = await read(token, id)
    if (fair?.serverSeed === undefined) throw new Error('The seed is not revealed')
    expect(fair).toMatchObject({ nonce, serverSeed: body.revealed.serverSeed })
    const steps = await verifyRound({ ...fair, serverSeed: fair.serverSeed }, draws)
    expect([steps.isCommitted, steps.isDrawn]).toEqual([true, true])
    const values = draws.map(([, value]) => value)
    expect(lines.playRound(100, () => values.shift() ?? 0)).toEqual(result as SlotResult)
    // Another seed, counter or draw is found out.
    const wrong = await verifyRound(
      { ...fair, serverSeed: fair.serverSeed.replace(/^./, fair.serverSeed.startsWith('0') ? '1' : '0') },
      draws,
    )
    expect(wrong.isCommitted).toBe(false)
    expect((await verifyRound({ ...fair, serverSeed: fair.serverSeed, nonce: nonce + 1 }, draws)).isDrawn).toBe(false)
    const [[count, value] = [1, 0], ...others] = draws
    const bent = [[count, (value + 1) % count] as const, ...others]
    expect((await verifyRound({ ...fair, serverSeed: fair.serverSeed }, bent)).isDrawn).toBe(false)
  }
})

test('G07 a restart keeps seeds, counter and commitments: nothing is drawn twice and nothing is lost', async () => {
  const { token } = await vendors.start()
  await vendors.spin(token, 'p-1')
  const before = await seedsOf(token)
  await vendors.restart()
  expect(await seedsOf(token)).toEqual(before)
  const { roundId } = (await vendors.spin(token, 'p-2')).body
  expect((await read(token, roundId)).fair).toMatchObject({ commitment: before.commitment, nonce: 1 })
  // Asked for again it is the same round, and no counter moves.
  await vendors.spin(token, 'p-2')
  expect((await seedsOf(token)).rounds).toBe(2)
})

test('G07 a seed is not revealed while a round drawn from it is open, as it would tell how that one comes out', async () => {
  const { token } = await vendors.start()
  const { next } = await seedsOf(token)
  vendors.wallet.faults.push('lost', 'lost', 'lost')
  expect((await vendors.spin(token, 'p-1')).status).toBe(503)
  const other = await vendors.start()
  for (const one of [token, other.token])
    expect(await change(one, 'mine', next)).toMatchObject({ status: 409, body: { code: 'round_running' } })
  await vendors.spin(token, 'p-1')
  expect((await change(token, 'mine', next)).status).toBe(200)
})

test('G07 seeds that were changed in another tab are not changed by who has not seen the new ones', async () => {
  const { token } = await vendors.start()
  const { next } = await seedsOf(token)
  expect((await change(token, 'one', next)).status).toBe(200)
  expect(await change(token, 'two', next)).toMatchObject({ status: 409, body: { code: 'seeds_changed' } })
  for (const wrong of ['', 'a b', 'x'.repeat(65), 'ü']) expect((await change(token, wrong, next)).status).toBe(422)
})

test('GW07 seeds are each player’s own, and none are there where the brand has not switched it on', async () => {
  const { token } = await vendors.start()
  vendors.wallet.player = 'q'
  const other = await vendors.start()
  expect((await seedsOf(token)).commitment).not.toBe((await seedsOf(other.token)).commitment)
  vendors.wallet.provablyFair = false
  const off = await vendors.start()
  expect(off.state).not.toHaveProperty('provablyFair')
  expect((await vendors.send('GET', '/api/fair', off.token)).status).toBe(404)
  const { roundId } = (await vendors.spin(off.token, 'p-9')).body
  expect(await read(off.token, roundId)).not.toHaveProperty('fair')
})
