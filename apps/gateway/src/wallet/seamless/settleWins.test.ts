import { mostWins } from '@foyer/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../verifyLedger.ts'
import { createSeamlessFixture } from './testing/seamlessFixture.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(() => wallet.close())

/** What a player begins with, minor units. */
const start = 2_000_000

const piece = 500

/** Rounds of one player that wait for their wins. */
async function openRounds(count: number): Promise<{ rounds: readonly string[]; session: string }> {
  const { session } = await wallet.startPlaying(BigInt(start))
  const rounds = Array.from({ length: count }, () => wallet.fresh('round'))
  for (let at = 0; at < count; at += piece) {
    await Promise.all(
      rounds
        .slice(at, at + piece)
        .map((roundId) => wallet.call('bet', { session, transactionId: `${roundId}-bet`, roundId, amount: 100 })),
    )
    // As a running gateway tells the database of tables that have grown.
    if (at === 0 && count > piece) await sql`analyze`.execute(wallet.services.db)
  }
  return { rounds, session }
}
const winOf = (roundId: string, amount: number) => ({ transactionId: `${roundId}-win`, roundId, amount })
const balanceOf = async (session: string) => (await wallet.call('balance', { session })).body.value?.balance

test('GW08 QP11 many rounds are settled with one call, each as a win of its own', async () => {
  const { rounds, session } = await openRounds(mostWins)
  const wins = rounds.map((roundId, index) => winOf(roundId, index % 10 === 0 ? 500 : 0))
  const { status, body } = await wallet.call('wins', { wins })
  expect(status).toBe(200)
  expect(body.value?.outcomes).toHaveLength(mostWins)
  expect(await balanceOf(session)).toBe(start - mostWins * 100 + (mostWins / 10) * 500)
  expect(await wallet.betRow(rounds[0] ?? '')).toMatchObject({ status: 'WON', win_amount: 500n })
  expect(await wallet.betRow(rounds[1] ?? '')).toMatchObject({ status: 'LOST', win_amount: 0n })
  expect(await verifyLedger(wallet.services.db)).toEqual([])
})

test('GW08 wins that are sent again, or singly as well, are paid once and answered as before', async () => {
  const { rounds, session } = await openRounds(3)
  const wins = rounds.map((roundId) => winOf(roundId, 700))
  const [first] = wins
  const answers = await Promise.all([
    wallet.call('wins', { wins }),
    wallet.call('wins', { wins }),
    wallet.call('win', first ?? winOf('', 0)),
  ])
  expect(answers[1].body.value).toEqual(answers[0].body.value)
  expect(await balanceOf(session)).toBe(start - 300 + 2100)
})

test('GW08 a win that is refused holds up no other, and says why', async () => {
  const { rounds, session } = await openRounds(2)
  const [one = '', other = ''] = rounds
  const again = { ...winOf(other, 900), transactionId: `${other}-win-2` }
  const { body } = await wallet.call('wins', { wins: [winOf(one, 200), winOf('nowhere', 5), winOf(other, 300), again] })
  expect(body.value?.outcomes).toMatchObject([
    { transactionId: `${one}-win` },
    { transactionId: 'nowhere-win', code: 'round_unknown' },
    { transactionId: `${other}-win` },
    { transactionId: `${other}-win-2`, code: 'round_settled' },
  ])
  expect(await balanceOf(session)).toBe(start - 200 + 500)
})

test('GW07 GW08 rounds that were lost are settled once, and one that is settled, taken back or unknown is refused as ever', async () => {
  const { rounds, session } = await openRounds(5)
  const [fresh = '', lost = '', won = '', back = '', other = ''] = rounds
  const lose = (roundId: string) => winOf(roundId, 0)
  expect((await wallet.call('win', lose(lost))).body.value).toEqual({ transactionId: `${lost}-win` })
  await wallet.call('win', winOf(won, 300))
  await wallet.call('rollback', {
    session,
    transactionId: `${back}-back`,
    roundId: back,
    betTransactionId: `${back}-bet`,
  })
  const again = { ...lose(lost), transactionId: `${lost}-win-2` }
  // The transaction of another round.
  const taken = { ...lose(other), transactionId: `${lost}-win` }
  const wins = [lose(fresh), lose(lost), again, lose(won), lose(back), lose('nowhere'), taken]
  const { body } = await wallet.call('wins', { wins })
  expect(body.value?.outcomes).toMatchObject([
    { transactionId: `${fresh}-win` },
    { transactionId: `${lost}-win` },
    { code: 'round_settled' },
    { code: 'transaction_conflict' },
    { code: 'rolled_back' },
    { code: 'round_unknown' },
    { code: 'transaction_conflict' },
  ])
  expect((await wallet.call('wins', { wins })).body.value).toEqual(body.value)
  expect((await wallet.betRow(fresh))?.settled_at).toBeInstanceOf(Date)
  const status = await Promise.all(rounds.map(async (round) => (await wallet.betRow(round))?.status))
  expect(status).toEqual(['LOST', 'LOST', 'WON', 'CANCELLED', 'OPEN'])
  expect(await balanceOf(session)).toBe(start - 500 + 300 + 100)
  expect(await verifyLedger(wallet.services.db)).toEqual([])
})

test.each([
  ['no win', []],
  ['too many', Array.from({ length: mostWins + 1 }, (_, index) => winOf(`r-${index}`, 1))],
  ['half a unit', [winOf('r', 0.5)]],
])('GW08 a call with %s is malformed', async (_what, wins) => {
  expect(await wallet.call('wins', { wins })).toMatchObject({ status: 422, body: { code: 'malformed' } })
})

test('GW07 QP11 a draw with 10,000 bets is settled while others bet on, and the books balance', async () => {
  const count = 10_000
  const { rounds, session } = await openRounds(count)
  const other = await wallet.startPlaying(BigInt(start))
  const pieces = Array.from({ length: count / mostWins }, (_, piece) =>
    rounds
      .slice(piece * mostWins, (piece + 1) * mostWins)
      .map((roundId, index) => winOf(roundId, index === 0 ? 900 : 0)),
  )
  const meanwhile = async (): Promise<unknown> => {
    const roundId = wallet.fresh('round')
    const bet = { session: other.session, transactionId: `${roundId}-bet`, roundId, amount: 1 }
    return (await wallet.call('bet', bet)).status
  }
  const taken: unknown[] = []
  for (const wins of pieces) {
    const [settled, status] = await Promise.all([wallet.call('wins', { wins }), meanwhile()])
    expect(settled.status).toBe(200)
    taken.push(status)
  }
  expect(new Set(taken)).toEqual(new Set([200]))
  expect(await balanceOf(session)).toBe(start - count * 100 + pieces.length * 900)
  expect(await balanceOf(other.session)).toBe(start - pieces.length)
  expect(await verifyLedger(wallet.services.db)).toEqual([])
}, 120_000)
