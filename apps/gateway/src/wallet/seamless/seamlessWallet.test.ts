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

describe('authenticate', () => {
  test('tells the game, the player and the balance', async () => {
    const player = await wallet.openPlayer(5000n)
    const answer = await wallet.call('authenticate', { transactionId: wallet.fresh('auth'), launch: player.launch })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        value: {
          balance: 5000,
          gameName: 'Lantern Harbor',
          vendorName: 'Backstage Games',
          artwork: '/w',
          trial: false,
          currency: 'USD',
          decimals: 2,
        },
      },
    })
    expect(answer.body.value?.player).toMatch(/^[0-9a-f]{24}$/)
  })

  test('GW07 answers the same call again and refuses another one with the same token', async () => {
    const player = await wallet.openPlayer(0n)
    const body = { transactionId: wallet.fresh('auth'), launch: player.launch }
    const first = await wallet.call('authenticate', body)
    expect(await wallet.call('authenticate', body)).toEqual(first)
    expect(await wallet.call('authenticate', { ...body, transactionId: wallet.fresh('auth') })).toMatchObject({
      status: 401,
      body: { code: 'launch_refused' },
    })
  })

  test('refuses a token that is a minute old', async () => {
    const player = await wallet.openPlayer(0n)
    const before = wallet.world.now
    wallet.world.now = new Date(before.getTime() + 60_001)
    expect(
      await wallet.call('authenticate', { transactionId: wallet.fresh('auth'), launch: player.launch }),
    ).toMatchObject({
      status: 401,
      body: { code: 'launch_refused' },
    })
    wallet.world.now = before
  })
})

describe('a round', () => {
  test('takes the stake, credits the win and stands in the bet history', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    const bet = await wallet.call('bet', {
      session: player.session,
      transactionId: wallet.fresh('bet'),
      roundId,
      amount: 200,
    })
    expect(bet.body.value).toMatchObject({ balance: 800 })
    expect(await wallet.betRow(roundId)).toMatchObject({ status: 'OPEN', bet_amount: 200n, member_id: player.memberId })
    const win = await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 350 })
    expect(win.body.value).toMatchObject({ balance: 1150 })
    expect(await wallet.betRow(roundId)).toMatchObject({ status: 'WON', win_amount: 350n })
    expect(await wallet.call('balance', { session: player.session })).toMatchObject({
      body: { value: { balance: 1150 } },
    })
  })

  test('is lost when it wins nothing', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    await wallet.call('bet', { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 200 })
    expect((await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 0 })).status).toBe(200)
    expect(await wallet.betRow(roundId)).toMatchObject({ status: 'LOST', win_amount: 0n })
    expect(await player.readBalance()).toBe(800n)
  })

  test('is refused when the balance does not cover the stake, and changes nothing', async () => {
    const player = await wallet.startPlaying(100n)
    const roundId = wallet.fresh('round')
    const answer = await wallet.call('bet', {
      session: player.session,
      transactionId: wallet.fresh('bet'),
      roundId,
      amount: 101,
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } })
    expect(await player.readBalance()).toBe(100n)
    expect(await wallet.betRow(roundId)).toBeUndefined()
  })

  test('has one bet and one win', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    await wallet.call('bet', { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 100 })
    expect(
      await wallet.call('bet', { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 100 }),
    ).toMatchObject({ status: 409, body: { code: 'round_conflict' } })
    await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 10 })
    expect(await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 10 })).toMatchObject({
      status: 409,
      body: { code: 'round_settled' },
    })
    expect(await player.readBalance()).toBe(910n)
  })

  test('with play money moves no real money and leaves no bet record', async () => {
    const player = await wallet.startPlaying(1000n, 'trial')
    const roundId = wallet.fresh('round')
    await wallet.call('bet', { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 100 })
    await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 40 })
    expect(await player.readBalance()).toBe(940n)
    expect(await wallet.betRow(roundId)).toBeUndefined()
    const house = await wallet.services.db
      .selectFrom('accounts')
      .select('balance')
      .where('owner', '=', 'play-money')
      .executeTakeFirstOrThrow()
    expect(house.balance).toBe(60n)
  })

  test('cannot be opened in a session that is over, but can be settled', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    await wallet.call('bet', { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 100 })
    const before = wallet.world.now
    wallet.world.now = new Date(before.getTime() + 31 * 60_000)
    expect(
      await wallet.call('bet', {
        session: player.session,
        transactionId: wallet.fresh('bet'),
        roundId: wallet.fresh('round'),
        amount: 100,
      }),
    ).toMatchObject({ status: 401, body: { code: 'session_expired' } })
    expect((await wallet.call('win', { transactionId: wallet.fresh('win'), roundId, amount: 50 })).status).toBe(200)
    wallet.world.now = before
  })
})

describe('idempotency', () => {
  test('GW07 gives the same answer to the same bet, win and rollback, and conflicts on another content', async () => {
    const player = await wallet.startPlaying(1000n)
    const roundId = wallet.fresh('round')
    const bet = { session: player.session, transactionId: wallet.fresh('bet'), roundId, amount: 100 }
    const win = { transactionId: wallet.fresh('win'), roundId, amount: 70 }
    const firstBet = await wallet.call('bet', bet)
    const firstWin = await wallet.call('win', win)
    expect(await wallet.call('bet', bet)).toEqual(firstBet)
    expect(await wallet.call('win', win)).toEqual(firstWin)
    expect(await wallet.call('bet', { ...bet, amount: 101 })).toMatchObject({
      status: 409,
      body: { code: 'transaction_conflict' },
    })
    expect(await wallet.call('win', { ...win, amount: 71 })).toMatchObject({
      status: 409,
      body: { code: 'transaction_conflict' },
    })
    expect(await player.readBalance()).toBe(970n)
  })

  test('GW07 takes a bet once that arrives many times at once', async () => {
    const player = await wallet.startPlaying(1000n)
    const bet = {
      session: player.session,
      transactionId: wallet.fresh('bet'),
      roundId: wallet.fresh('round'),
      amount: 100,
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => wallet.call('bet', bet)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await player.readBalance()).toBe(900n)
  })
})
