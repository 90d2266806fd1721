import { seamlessHeaders } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeamlessFixture, testMerchant } from './testing/seamlessFixture.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(() => wallet.close())

const text = JSON.stringify({ merchant: 'COMET', session: 'x'.repeat(32) })
const refusal = { status: 401, body: { success: false, code: 'signature_refused' } }

test('reads a call that its vendor signed', async () => {
  expect(await wallet.send('balance', text, wallet.sign('balance', text))).toMatchObject({
    status: 401,
    body: { code: 'session_expired' },
  })
})

test('refuses a call without signature, with another body, path or vendor', async () => {
  const signed = wallet.sign('balance', text)
  expect(await wallet.send('balance', text, {})).toMatchObject(refusal)
  expect(await wallet.send('balance', `${text} `, signed)).toMatchObject(refusal)
  expect(await wallet.send('win', text, signed)).toMatchObject(refusal)
  expect(await wallet.send('balance', text, { ...signed, [seamlessHeaders.caller]: 'OTW' })).toMatchObject(refusal)
  expect(await wallet.send('balance', text, { ...signed, [seamlessHeaders.signature]: 'f'.repeat(64) })).toMatchObject(
    refusal,
  )
  expect(await wallet.send('balance', text, { ...signed, [seamlessHeaders.signature]: 'short' })).toMatchObject(refusal)
})

test('refuses a call signed more than a minute ago or ahead', async () => {
  for (const offset of [-62_000, 62_000]) {
    expect(await wallet.send('balance', text, wallet.sign('balance', text, 'BGS', Date.now() + offset))).toMatchObject(
      refusal,
    )
  }
  expect(await wallet.send('balance', text, wallet.sign('balance', text, 'BGS', Date.now() - 50_000))).toMatchObject({
    body: { code: 'session_expired' },
  })
})

test('a vendor cannot use the launch of another vendor', async () => {
  const player = await wallet.openPlayer(100n)
  const body = JSON.stringify({ merchant: 'COMET', transactionId: 'auth-1', launch: player.launch })
  expect(await wallet.send('authenticate', body, wallet.sign('authenticate', body, 'OTW'))).toMatchObject({
    status: 401,
    body: { code: 'launch_refused' },
  })
})

test.each([
  ['not JSON', 'not json'],
  ['an amount that stands twice', '{"merchant":"COMET","transactionId":"t","roundId":"r","amount":1,"amount":2}'],
  ['an unknown field', JSON.stringify({ merchant: 'COMET', transactionId: 't', roundId: 'r', amount: 1, extra: 1 })],
  ['a fraction of a minor unit', JSON.stringify({ merchant: 'COMET', transactionId: 't', roundId: 'r', amount: 1.5 })],
  ['a negative amount', JSON.stringify({ merchant: 'COMET', transactionId: 't', roundId: 'r', amount: -1 })],
  ['an amount beyond all money', JSON.stringify({ merchant: 'COMET', transactionId: 't', roundId: 'r', amount: 1e15 })],
  ['an amount as text', JSON.stringify({ merchant: 'COMET', transactionId: 't', roundId: 'r', amount: '1' })],
  ['a round id with a NUL', JSON.stringify({ merchant: 'COMET', transactionId: 't', roundId: 'r\u0000', amount: 1 })],
])('refuses %s as malformed', async (_name, body) => {
  expect(await wallet.send('win', body, wallet.sign('win', body))).toMatchObject({
    status: 422,
    body: { code: 'malformed' },
  })
})

test('refuses a merchant that is not there', async () => {
  const body = JSON.stringify({ merchant: 'NOBODY', session: 'x'.repeat(32) })
  expect(await wallet.send('balance', body, wallet.sign('balance', body))).toMatchObject({
    status: 404,
    body: { code: 'merchant_unknown' },
  })
})

test('FO02 a merchant that has accounts but is not served at present may be asked for again', async () => {
  const row = { merchant_id: 77, code: 'RESTING', brand: 'resting' }
  await wallet.services.db.insertInto('merchants').values(row).execute()
  const body = JSON.stringify({ merchant: 'RESTING', transactionId: 't', roundId: 'r', amount: 1 })
  expect(await wallet.send('win', body, wallet.sign('win', body))).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
})

test('N06 QP12 tells vendors the time of the world, which their events follow', async () => {
  expect(await wallet.clock()).toEqual({ success: true, value: { now: wallet.world.now.toISOString() } })
})

test('QP12 a vendor is told that a site takes no bets on cockfights, unless its brand takes them', async () => {
  const { db } = wallet.services
  const betsOff = async () => {
    const { launch } = await wallet.openPlayer(1000n)
    const opened = await wallet.call('authenticate', { transactionId: wallet.fresh('auth'), launch })
    return opened.body.value?.betsOff
  }
  expect(await betsOff()).toBeUndefined()
  await db.updateTable('games').set({ game_type: 'COCKFIGHT' }).execute()
  expect(await betsOff()).toBe(true)
  Object.assign(testMerchant, { cockfightBets: true })
  expect(await betsOff()).toBeUndefined()
  Object.assign(testMerchant, { cockfightBets: false })
})
