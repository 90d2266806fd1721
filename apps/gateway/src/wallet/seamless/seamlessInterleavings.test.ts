import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../verifyLedger.ts'
import { createSeamlessFixture } from './testing/seamlessFixture.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(() => wallet.close())

interface Step {
  readonly call: 'bet' | 'win' | 'rollback'
  /** Which of the rounds; a step with the same call, round and variant is a retry. */
  readonly round: number
  /** 0 is the round's own transaction; 1 a second one for the same round, as a broken vendor would send. */
  readonly variant: 0 | 1
  /** Sent together with the step before it. */
  readonly together: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom('bet', 'win', 'rollback'),
  round: fc.nat({ max: 3 }),
  variant: fc.constantFrom(0, 0, 0, 1),
  together: fc.boolean(),
})

const stakeOf = (round: number): number => [100, 250, 400, 5000][round] ?? 1
const winOf = (round: number): number => [0, 900, 35, 10][round] ?? 0

let runs = 0

/** Plays the steps and returns what was accepted: each transaction once, with every answer it got. */
async function play(steps: readonly Step[]) {
  const player = await wallet.openPlayer(1000n)
  const run = `run${++runs}`
  const { body } = await wallet.call('authenticate', { transactionId: run, launch: player.launch })
  const session = String(body.value?.session)
  const accepted = new Map<string, Set<string>>()

  const perform = async ({ call, round, variant }: Step): Promise<void> => {
    const roundId = `${run}-${round}`
    const betTransactionId = `${roundId}-bet-0`
    const transactionId = `${roundId}-${call}-${variant}`
    const answer =
      call === 'bet'
        ? await wallet.call('bet', { session, transactionId, roundId, amount: stakeOf(round) })
        : call === 'win'
          ? await wallet.call('win', { transactionId, roundId, amount: winOf(round) })
          : await wallet.call('rollback', { session, transactionId, roundId, betTransactionId })
    expect(answer.body.code).not.toBe('unavailable')
    if (answer.status !== 200) return
    accepted.set(transactionId, (accepted.get(transactionId) ?? new Set()).add(JSON.stringify(answer.body)))
  }

  for (let index = 0; index < steps.length; ) {
    let end = index + 1
    while (steps[end]?.together) end++
    await Promise.all(steps.slice(index, end).map(perform))
    index = end
  }
  return { player, run, accepted }
}

/** Balance that follows from the accepted transactions alone, by the rules of the interface. */
function expectedBalance(run: string, accepted: ReadonlyMap<string, unknown>): number {
  let balance = 1000
  for (let round = 0; round < 4; round++) {
    const has = (name: string): boolean => accepted.has(`${run}-${round}-${name}`)
    const own = has('bet-0')
    const second = has('bet-1')
    const wins = Number(has('win-0')) + Number(has('win-1'))
    const takenBack = has('rollback-0') || has('rollback-1')
    expect(Number(own) + Number(second), 'a round has one bet at most').toBeLessThanOrEqual(1)
    expect(wins, 'a round has one win at most').toBeLessThanOrEqual(own || second ? 1 : 0)
    expect(own && takenBack && wins > 0, 'a round is won or taken back').toBe(false)
    if (own || second) balance -= stakeOf(round)
    if (own && takenBack) balance += stakeOf(round)
    balance += wins * winOf(round)
  }
  return balance
}

test('GW07 whatever order bets, wins, rollbacks and retries come in, each accepted one counts exactly once and the books are right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
      const { player, run, accepted } = await play(steps)
      for (const [transaction, answers] of accepted) expect(answers.size, `answers to ${transaction}`).toBe(1)
      const balance = await player.readBalance()
      expect(Number(balance)).toBe(expectedBalance(run, accepted))
      expect(balance >= 0n).toBe(true)
      expect(await verifyLedger(wallet.services.db)).toEqual([])
    }),
    { numRuns: 60, seed: 20261121, endOnFailure: true },
  )
}, 120_000)
