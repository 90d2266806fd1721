import { DatabaseSync } from 'node:sqlite'
import { mostWins } from '@foyer/contract'
import { beforeEach, expect, test } from 'vitest'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import type { SessionRecord } from '../store/records.ts'
import { createStakes } from './createStakes.ts'

interface Win {
  readonly transactionId: string
  readonly amount: number
}

/** Decided stakes over a wallet in memory; `faults` meet the next calls that pay. */
function createGround() {
  const world = { balance: 1_000_000, calls: [] as number[], faults: [] as ('lost' | 'answer lost' | 'one refused')[] }
  const paid = new Set<string>()
  const problems: unknown[] = []
  const pay = ({ transactionId, amount }: Win) => {
    if (!paid.has(transactionId)) world.balance += amount
    paid.add(transactionId)
    return { transactionId, balance: world.balance }
  }
  const wallet: CallWallet = async (_vendor, call, body) => {
    if (call === 'bet') return { transactionId: '', balance: 0 } as never // the value of the call that was asked for
    // Wins, or one of them.
    const wins = 'wins' in body ? body.wins : [body as unknown as Win]
    world.calls.push(wins.length)
    const fault = world.faults.shift()
    if (fault === 'lost') throw new WalletUnreachable('')
    const outcomes = wins.map((win, index) =>
      fault === 'one refused' && index === 0
        ? { transactionId: win.transactionId, code: 'round_settled', message: '' }
        : pay(win),
    )
    if (fault === 'answer lost') throw new WalletUnreachable('')
    return ('wins' in body ? { outcomes } : outcomes[0]) as never // the same
  }
  // The rest is not looked at.
  const session = { id: 's', player: 'ada', vendor: 'LOT', merchant: 'COMET', walletSession: 'w' } as SessionRecord
  const stakes = createStakes<string, string>({
    kind: 'lottery',
    database: new DatabaseSync(':memory:'),
    walletOf: () => wallet,
    findSession: () => session,
    now: () => 1000,
    onProblem: (error) => void problems.push(error),
    outlives: true,
  })
  /** Lays so many stakes, of which each brings 10. */
  const decide = async (count: number): Promise<readonly string[]> => {
    const ids = Array.from({ length: count }, (_, index) => `stake-${index}`)
    stakes.openRound('r', 'draw')
    for (const id of ids) await stakes.place({ id, round: 'r', session: 's', what: '', stake: 1 })
    stakes.decide({ round: 'r', outcome: '', draws: [], wins: new Map(ids.map((id) => [id, 10])) })
    return ids
  }
  return {
    world,
    stakes,
    decide,
    problems,
    left: (ids: readonly string[]) => ids.filter((id) => stakes.find(id)?.progress === 'due'),
  }
}

let ground: ReturnType<typeof createGround>
beforeEach(() => {
  ground = createGround()
})

test('QP11 the stakes of a draw are paid with one call for many', async () => {
  const ids = await ground.decide(2 * mostWins + 1)
  await ground.stakes.payAll(ids)
  expect(ground.world.calls.toSorted((a, b) => b - a)).toEqual([mostWins, mostWins, 1])
  expect(ground.world.balance).toBe(1_000_000 + ids.length * 10)
  expect(ground.left(ids)).toEqual([])
})

test.each(['lost', 'answer lost'] as const)(
  'GW07 a call that is %s is made up for later, and pays nothing twice',
  async (fault) => {
    const ids = await ground.decide(60)
    ground.world.faults.push(fault)
    await ground.stakes.payAll(ids)
    expect(ground.left(ids)).toHaveLength(60)
    await Promise.all([ground.stakes.settleOpen(), ground.stakes.payAll(ids)])
    expect(ground.world.balance).toBe(1_000_000 + 600)
    expect(ground.left(ids)).toEqual([])
  },
)

test('GW07 one that is refused is told of, and the others are paid', async () => {
  const ids = await ground.decide(30)
  ground.world.faults.push('one refused')
  await ground.stakes.payAll(ids)
  expect(ground.left(ids)).toEqual(['stake-0'])
  expect(ground.problems).toEqual([expect.any(WalletRefusal)])
})
