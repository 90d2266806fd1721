import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { CallWallet } from '../../server/seamlessClient.ts'
import type { SessionRecord } from '../store/records.ts'
import { createStakes } from './createStakes.ts'
import { decidedAtOnce } from './decideLarge.ts'

/** Stakes over a wallet in memory; `again` opens them as another process would. */
function createGround() {
  const database = new DatabaseSync(':memory:')
  const paid = new Map<string, number>()
  const pay = ({ transactionId, amount }: { transactionId: string; amount: number }) => {
    paid.set(transactionId, (paid.get(transactionId) ?? 0) + amount)
    return { transactionId }
  }
  // The value of the call that was asked for.
  const wallet: CallWallet = async (_vendor, call, body) =>
    (call === 'wins' && 'wins' in body
      ? { outcomes: body.wins.map(pay) }
      : call === 'win'
        ? pay(body as never)
        : { balance: 0 }) as never
  const session = { id: 's', player: 'ada', vendor: 'LOT', merchant: 'COMET', walletSession: 'w' } as SessionRecord // the rest is not looked at
  const again = () =>
    createStakes<number, number>({
      kind: 'lottery',
      database,
      walletOf: () => wallet,
      findSession: () => session,
      now: () => 1000,
      onProblem: (error) => expect.unreachable(String(error)),
      outlives: true,
    })
  return { again, paid, database }
}
const ids = Array.from({ length: 2 * decidedAtOnce + 100 }, (_, index) => `stake-${index}`)
const decision = (outcome: number) => ({
  round: 'r',
  outcome,
  draws: [],
  winOf: (what: number, drawn: number) => what * drawn,
})

test('GW07 QP11 a large round that a kill left half decided is gone on with by its first outcome, and each stake is paid once', async () => {
  const { again, paid } = createGround()
  const before = again()
  before.openRound('r', 'draw')
  await Promise.all(ids.map((id, what) => before.place({ id, round: 'r', session: 's', what, stake: 1 })))
  // The process ends with the first piece written and nothing paid.
  for await (const piece of before.decideLarge(decision(2))) {
    expect(piece).toHaveLength(decidedAtOnce)
    break
  }
  const after = again()
  await after.settleOpen()
  expect(paid.size).toBe(decidedAtOnce)
  for await (const piece of after.decideLarge(decision(7))) await after.payAll(piece)
  await after.settleOpen()
  expect(ids.map((id) => after.find(id)?.progress)).toEqual(ids.map(() => 'settled'))
  expect([...paid.values()].toSorted((a, b) => a - b)).toEqual(ids.map((_, what) => what * 2))
  for await (const piece of after.decideLarge(decision(7))) expect.unreachable(String(piece))
})

test('GW07 QP11 others lay stakes between the pieces of a large round, and one that is unanswered when it ends goes back', async () => {
  const { again, database } = createGround()
  const stakes = again()
  for (const round of ['r', 'next']) stakes.openRound(round, 'draw')
  const order = { round: 'r', session: 's', what: 1, stake: 1 }
  await Promise.all(ids.map((id) => stakes.place({ ...order, id })))
  await stakes.place({ ...order, id: 'unanswered' })
  database.exec(`update stakes set progress = 'reserved' where id = 'unanswered'`)
  const others: unknown[] = []
  for await (const piece of stakes.decideLarge(decision(2))) {
    others.push((await stakes.place({ ...order, round: 'next', id: `other-${piece[0]}` })).state)
  }
  expect(others).toEqual(['placed', 'placed', 'placed'])
  await stakes.settleOpen()
  expect(stakes.find('unanswered')?.progress).toBe('back')
})
