import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from './gameSessions.ts'
import { createSeamlessFixture } from './testing/seamlessFixture.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(() => wallet.close())

test('GW07 a game session lasts half an hour after each bet, and its end is written once a minute at most', async () => {
  const { session } = await wallet.startPlaying(5000n)
  const start = wallet.world.now.getTime()
  const endAfterBet = async (seconds: number): Promise<number> => {
    wallet.world.now = new Date(start + seconds * 1000)
    const ids = { transactionId: wallet.fresh('bet'), roundId: wallet.fresh('round') }
    expect(await wallet.call('bet', { session, ...ids, amount: 1 })).toMatchObject({ status: 200 })
    const { expires_at } = await wallet.services.db
      .selectFrom('game_sessions')
      .select('expires_at')
      .where('session_hash', '=', hashToken(session))
      .executeTakeFirstOrThrow()
    return (expires_at.getTime() - start) / 1000
  }
  expect(await endAfterBet(0)).toBe(31 * 60)
  expect(await endAfterBet(60)).toBe(31 * 60)
  expect(await endAfterBet(61)).toBe(31 * 60 + 61)
  wallet.world.now = new Date(start + 31 * 60_000 + 62_000)
  const late = { session, transactionId: wallet.fresh('bet'), roundId: wallet.fresh('round'), amount: 1 }
  expect(await wallet.call('bet', late)).toMatchObject({ body: { code: 'session_expired' } })
})
