import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../../database/deleteExpired.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { verifyLedger } from '../verifyLedger.ts'
import { createPlayedGateway } from './testing/playedGateway.ts'

const start = '2026-11-21T12:00:00Z'
const over = { status: 401, body: { success: false, code: 'session_expired' } }

let gateway: Awaited<ReturnType<typeof createPlayedGateway>>
beforeAll(async () => {
  gateway = await createPlayedGateway()
})
afterEach(() => gateway.clock.set(start))
afterAll(async () => {
  expect(await verifyLedger(gateway.db)).toEqual([])
  await gateway.close()
})

type Headers = Readonly<Record<string, string>>

const newBet = (session: string) => ({
  session,
  transactionId: gateway.fresh('bet'),
  roundId: gateway.fresh('round'),
  amount: 100,
})
const balanceOf = async (headers: Headers) =>
  (await call(gateway, 'balance', { headers })).json().value.sumBalance as string

test('A09 signing out ends the games that were started from the session, and no others', async () => {
  const [here, elsewhere] = [await signIn(gateway, 'demoplayer'), await signIn(gateway, 'demoplayer')]
  const [mine, other] = [await gateway.play(here), await gateway.play(elsewhere)]
  expect((await gateway.vendor.call('bet', newBet(mine))).status).toBe(200)
  await call(gateway, 'logout', { headers: here })
  expect(await gateway.vendor.call('bet', newBet(mine))).toMatchObject(over)
  expect(await gateway.vendor.call('balance', { session: mine })).toMatchObject(over)
  expect((await gateway.vendor.call('bet', newBet(other))).status).toBe(200)
})

test('A09 a win and a rollback of bets accepted before signing out are still credited', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const session = await gateway.play(headers)
  const [won, takenBack] = [newBet(session), newBet(session)]
  const before = Number(await balanceOf(headers))
  for (const bet of [won, takenBack]) expect((await gateway.vendor.call('bet', bet)).status).toBe(200)
  await call(gateway, 'logout', { headers })
  const { roundId } = won
  expect((await gateway.vendor.call('win', { transactionId: gateway.fresh('win'), roundId, amount: 250 })).status).toBe(
    200,
  )
  const rollback = { session, roundId: takenBack.roundId, betTransactionId: takenBack.transactionId }
  expect(
    (await gateway.vendor.call('rollback', { ...rollback, transactionId: gateway.fresh('rollback') })).status,
  ).toBe(200)
  expect(Number(await balanceOf(await signIn(gateway, 'demoplayer')))).toBeCloseTo(before + 1.5)
})

test('A09 a bet sent again after signing out gets the answer it had, and a late one can be taken back first', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const session = await gateway.play(headers)
  const bet = newBet(session)
  const answer = await gateway.vendor.call('bet', bet)
  await call(gateway, 'logout', { headers })
  expect(await gateway.vendor.call('bet', bet)).toEqual(answer)
  const late = newBet(session)
  const rollback = { session, roundId: late.roundId, betTransactionId: late.transactionId }
  expect(
    (await gateway.vendor.call('rollback', { ...rollback, transactionId: gateway.fresh('rollback') })).status,
  ).toBe(200)
  expect(await gateway.vendor.call('bet', late)).toMatchObject({ status: 409, body: { code: 'rolled_back' } })
})

test('A09 a launch that was not opened before signing out opens nothing afterwards', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const token = await gateway.launch(headers)
  await call(gateway, 'logout', { headers })
  expect(
    await gateway.vendor.call('authenticate', { transactionId: gateway.fresh('auth'), launch: token }),
  ).toMatchObject({
    status: 401,
    body: { code: 'launch_refused' },
  })
})

test('A09 signing in anew in the same browser ends the games of the session before', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const session = await gateway.play(headers)
  await signIn(gateway, 'demoplayer', undefined, headers)
  expect(await gateway.vendor.call('bet', newBet(session))).toMatchObject(over)
})

test('A09 a session that runs out ends its games, whether its row is still there or not', async () => {
  const session = await gateway.play(await signIn(gateway, 'demoplayer'))
  for (let minute = 20; minute < 12 * 60; minute += 20) {
    gateway.clock.set(new Date(Date.parse(start) + minute * 60_000).toISOString())
    expect((await gateway.vendor.call('bet', newBet(session))).status).toBe(200)
  }
  gateway.clock.set(new Date(Date.parse(start) + 12 * 3_600_000).toISOString())
  expect(await gateway.vendor.call('bet', newBet(session))).toMatchObject(over)
  await deleteExpired(gateway.db, gateway.clock)
  expect(await gateway.vendor.call('bet', newBet(session))).toMatchObject(over)
})

test("L19 A09 a free trial ends with its member's session, and a guest's goes on", async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const [mine, guests] = [await gateway.play(headers, 'launchTrial'), await gateway.play({}, 'launchTrial')]
  await call(gateway, 'logout', { headers })
  expect(await gateway.vendor.call('bet', newBet(mine))).toMatchObject(over)
  expect((await gateway.vendor.call('bet', newBet(guests))).status).toBe(200)
})

test('A09 of bets and a sign-out at the same time, none is taken after the sign-out was answered', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const session = await gateway.play(headers)
  const bets = Array.from({ length: 8 }, () => gateway.vendor.call('bet', newBet(session)))
  await call(gateway, 'logout', { headers })
  expect(await gateway.vendor.call('bet', newBet(session))).toMatchObject(over)
  for (const { status } of await Promise.all(bets)) expect([200, 401]).toContain(status)
})
