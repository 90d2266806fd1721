import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../verifyLedger.ts'
import { createSeamlessFixture } from './testing/seamlessFixture.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(async () => {
  expect(await verifyLedger(wallet.services.db)).toEqual([])
  await wallet.close()
})

describe('rollback', () => {
  test('GW07 gives the stake back once and cancels the record', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    const betTransactionId = wallet.fresh('bet')
    await wallet.call('bet', { session: player.session, transactionId: betTransactionId, roundId, amount: 100 })
    const rollback = { session: player.session, transactionId: wallet.fresh('rollback'), roundId, betTransactionId }
    expect((await wallet.call('rollback', rollback)).body.value).toMatchObject({ balance: 1000 })
    expect((await wallet.call('rollback', { ...rollback, transactionId: wallet.fresh('rollback') })).status).toBe(200)
    expect(await player.readBalance()).toBe(1000n)
    expect(await wallet.betRow(roundId)).toMatchObject({ status: 'CANCELLED' })
    expect(await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 5 })).toMatchObject({
      status: 409,
      body: { code: 'rolled_back' },
    })
  })

  test('P06 says in the record why the bet is void, and takes no reason that it does not know', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    const betTransactionId = wallet.fresh('bet')
    await wallet.call('bet', { session: player.session, transactionId: betTransactionId, roundId, amount: 100 })
    const rollback = { session: player.session, transactionId: wallet.fresh('rollback'), roundId, betTransactionId }
    const unknown = 'bad_mood' as 'event_void' // a vendor's mistake
    expect((await wallet.call('rollback', { ...rollback, reason: unknown })).status).toBe(422)
    await wallet.call('rollback', { ...rollback, reason: 'event_void' })
    expect(await wallet.betRow(roundId)).toMatchObject({ status: 'CANCELLED', void_reason: 'event_void' })
  })

  test('GW07 that comes before its bet leaves a tombstone which refuses the bet', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    const betTransactionId = wallet.fresh('bet')
    const rollback = { session: player.session, transactionId: wallet.fresh('rollback'), roundId, betTransactionId }
    const first = await wallet.call('rollback', rollback)
    expect(first.status).toBe(200)
    expect(await wallet.call('rollback', rollback)).toEqual(first)
    expect(
      await wallet.call('bet', { session: player.session, transactionId: betTransactionId, roundId, amount: 100 }),
    ).toMatchObject({ status: 409, body: { code: 'rolled_back' } })
    expect(await player.readBalance()).toBe(1000n)
  })

  test('of a settled round is refused', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    const betTransactionId = wallet.fresh('bet')
    await wallet.call('bet', { session: player.session, transactionId: betTransactionId, roundId, amount: 100 })
    await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 0 })
    expect(
      await wallet.call('rollback', {
        session: player.session,
        transactionId: wallet.fresh('rollback'),
        roundId,
        betTransactionId,
      }),
    ).toMatchObject({ status: 409, body: { code: 'round_settled' } })
  })

  test('must name the bet of its round', async () => {
    const player = await wallet.startPlaying(1000n)
    const betTransactionId = wallet.fresh('bet')
    await wallet.call('bet', {
      session: player.session,
      transactionId: betTransactionId,
      roundId: wallet.fresh('round'),
      amount: 100,
    })
    expect(
      await wallet.call('rollback', {
        session: player.session,
        transactionId: wallet.fresh('rollback'),
        roundId: wallet.fresh('round'),
        betTransactionId,
      }),
    ).toMatchObject({ status: 409, body: { code: 'round_conflict' } })
    expect(await player.readBalance()).toBe(900n)
  })
})
