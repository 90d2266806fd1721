import { standingEnds } from '@foyer/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../../testing/callGateway.ts'
import { verifyLedger } from '../verifyLedger.ts'
import { createPlayedGateway } from './testing/playedGateway.ts'

const start = '2026-11-21T12:00:00Z'
let gateway: Awaited<ReturnType<typeof createPlayedGateway>>
beforeAll(async () => {
  gateway = await createPlayedGateway()
})
afterEach(() => gateway.clock.set(start))
afterAll(async () => {
  expect(await verifyLedger(gateway.db)).toEqual([])
  await gateway.close()
})

async function play(id?: 'launchTrial') {
  const headers = await signIn(gateway, 'demoplayer')
  return { session: await gateway.play(headers, id), headers }
}
const grant = (session: string, more: { transactionId?: string; amount?: number; days?: number } = {}) =>
  gateway.vendor.call('standing', { session, transactionId: gateway.fresh('standing'), amount: 200, days: 30, ...more })
const bet = (session: string, amount = 200) =>
  gateway.vendor.call('bet', { session, transactionId: gateway.fresh('bet'), roundId: gateway.fresh('round'), amount })

test('QP11 A09 a player lets a vendor go on after signing out, up to an amount and a day', async () => {
  const { session, headers } = await play()
  const standing = String((await grant(session)).body.value?.session)
  expect(standing).not.toBe(session)
  await call(gateway, 'logout', { headers })
  expect((await bet(session)).body).toMatchObject({ code: 'session_expired' })
  expect((await bet(standing)).status).toBe(200)
  expect((await bet(standing, 201)).body).toMatchObject({ code: 'over_standing' })
  // A stake near its end does not make it longer.
  gateway.clock.set('2026-12-21T11:59:00Z')
  expect((await bet(standing)).status).toBe(200)
  gateway.clock.set('2026-12-21T12:00:01Z')
  expect((await bet(standing)).body).toMatchObject({ code: 'session_expired' })
})

test('QP11 the same grant is answered as the first time, and with another amount refused', async () => {
  const { session } = await play()
  const transactionId = gateway.fresh('standing')
  const [first, again] = await Promise.all([grant(session, { transactionId }), grant(session, { transactionId })])
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await grant(session, { transactionId, amount: 500 })).body).toMatchObject({ code: 'transaction_conflict' })
})

test('QP11 A09 nobody grants but a player who is signed in and plays for real money', async () => {
  const { session, headers } = await play()
  const standing = String((await grant(session)).body.value?.session)
  expect((await grant(standing)).body).toMatchObject({ code: 'session_expired' })
  expect((await grant((await play('launchTrial')).session)).body).toMatchObject({ code: 'session_expired' })
  await call(gateway, 'logout', { headers })
  expect((await grant(session)).body).toMatchObject({ code: 'session_expired' })
  expect((await grant(session, { days: 91 })).body).toMatchObject({ code: 'malformed' })
  expect((await grant(session, { amount: 0 })).body).toMatchObject({ code: 'malformed' })
})

test('QP11 what is not needed any more is ended, for good, and the session of the player goes on', async () => {
  const { session } = await play()
  const transactionId = gateway.fresh('standing')
  const standing = String((await grant(session, { transactionId })).body.value?.session)
  const roundId = gateway.fresh('round')
  const placed = { session: standing, transactionId: gateway.fresh('bet'), roundId, amount: 200 }
  expect((await gateway.vendor.call('bet', placed)).status).toBe(200)
  const end = (ended: string) => gateway.vendor.call('endStanding', { session: ended })
  expect((await end(standing)).body).toEqual({ success: true, value: {} })
  expect((await bet(standing)).body).toMatchObject({ code: 'session_expired' })
  expect((await grant(session, { transactionId })).body.value?.session).toBe(standing)
  expect((await bet(standing)).body).toMatchObject({ code: 'session_expired' })
  // What was bought before is settled.
  expect((await gateway.vendor.call('win', { transactionId: gateway.fresh('win'), roundId, amount: 500 })).status).toBe(
    200,
  )
  for (const other of [standing, session, 'unknown-session-0001']) expect((await end(other)).status).toBe(200)
  expect((await bet(session)).status).toBe(200)
})

test('QP11 P24 a player is told once why a subscription has ended, and leads to its lottery', async () => {
  const { session, headers } = await play()
  const notices = async () => (await call(gateway, 'moneyNotices', { headers })).json().value.list
  for (const tell of [...standingEnds, undefined]) {
    const standing = String((await grant(session)).body.value?.session)
    const end = () => gateway.vendor.call('endStanding', { session: standing, ...(tell && { tell }) })
    expect([(await end()).status, (await end()).status]).toEqual([200, 200])
  }
  const told = { amount: '2.00', reference: expect.any(String) }
  expect(await notices()).toMatchObject([
    { kind: 'subscriptionShort', ...told },
    { kind: 'subscriptionDone', ...told },
    { kind: 'subscriptionExpired', ...told },
    { kind: 'subscriptionRefused', ...told },
    { kind: 'subscriptionEnded', ...told },
  ])
  const odd = await gateway.vendor.call('endStanding', { session, tell: 'gone' as never })
  expect(odd.body).toMatchObject({ code: 'malformed' })
})

test('QP11 a frozen account ends what its owner lets a vendor take', async () => {
  const { session } = await play()
  const standing = String((await grant(session)).body.value?.session)
  const { account_id } = await gateway.db
    .selectFrom('game_sessions')
    .select('account_id')
    .where('standing_amount', 'is not', null)
    .executeTakeFirstOrThrow()
  const freeze = (frozen: boolean) =>
    gateway.db.updateTable('accounts').set({ frozen }).where('account_id', '=', account_id).execute()
  await freeze(true)
  expect((await bet(standing)).body).toMatchObject({ code: 'account_frozen' })
  await freeze(false)
})
