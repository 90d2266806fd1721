import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import type { CallWallet } from '../../server/seamlessClient.ts'
import { WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import type { SessionRecord } from '../store/records.ts'
import { createStakes } from './createStakes.ts'

type Fault = 'refused' | 'lost' | 'answer lost'

/** Stakes of a book over one file; `again` opens them as another process would. */
function createGround(outlives: boolean) {
  const database = new DatabaseSync(':memory:')
  const world = {
    now: 1000,
    balance: 1000,
    faults: [] as Fault[],
    calls: [] as string[],
    reasons: [] as unknown[],
    problems: [] as unknown[],
  }
  const known = new Map<string, number>()
  const wallet: CallWallet = async (_vendor, call, body) => {
    const { transactionId = '', amount = 0 } = { ...body } as { transactionId?: string; amount?: number } // of any call
    const fault = world.faults.shift()
    if (call === 'rollback') world.reasons.push('reason' in body ? body.reason : undefined)
    if (fault === 'lost') throw new WalletUnreachable('')
    if (fault === 'refused') throw new WalletRefusal({ code: 'insufficient_funds', message: '' }, false)
    if (!known.has(transactionId)) {
      const sign = call === 'bet' ? -1 : 1
      const taken = known.get(transactionId.replace('-rollback', '-bet')) ?? 0
      known.set(transactionId, call === 'rollback' ? -taken : sign * amount)
      world.balance += known.get(transactionId) ?? 0
      world.calls.push(call)
    }
    if (fault === 'answer lost') throw new WalletUnreachable('')
    if (call === 'win' && amount === 0) return { transactionId } as never // as the gateway's: no money moved
    return { transactionId, balance: world.balance } as never // the value of the call that was asked for
  }
  const session = (id: string, player: string): SessionRecord =>
    ({ id, player, vendor: 'SPB', merchant: 'COMET', walletSession: 'w' }) as SessionRecord // the rest is not looked at
  const sessions = [session('s1', 'ada'), session('s2', 'ada'), session('s3', 'ben')]
  const again = () =>
    createStakes<string, string>({
      kind: 'book',
      database,
      walletOf: () => wallet,
      findSession: (id) => sessions.find((one) => one.id === id),
      now: () => world.now,
      onProblem: (error) => void world.problems.push(error),
      outlives,
    })
  return { world, again, ada: sessions[1] ?? session('', ''), ben: sessions[2] ?? session('', '') }
}

let ground: ReturnType<typeof createGround>
beforeEach(() => {
  ground = createGround(true)
})
const order = (id: string, stake = 100, session = 's1') => ({ id, round: 'r', session, what: 'home', stake })

test('QP12 a bet of a book waits for its event through a restart, is decided once and paid once', async () => {
  await ground.again().place(order('a'))
  const stakes = ground.again()
  await stakes.settleOpen()
  expect([ground.world.balance, stakes.find('a')?.progress]).toEqual([900, 'placed'])
  expect([stakes.decideStake('a', 250), stakes.decideStake('a', 900)]).toEqual([true, false])
  ground.world.faults.push('answer lost')
  expect(await stakes.pay('a')).toBeUndefined()
  const later = ground.again()
  await later.settleOpen()
  await later.settleOpen()
  expect([ground.world.balance, ground.world.calls, later.find('a')?.progress]).toEqual([
    1150,
    ['bet', 'win'],
    'settled',
  ])
})

test('GW07 a stake that a crash left without an answer goes back, and so do those of a round that ended with the process', async () => {
  ground.world.faults.push('answer lost')
  expect(await ground.again().place(order('a'))).toEqual({ state: 'unknown' })
  await ground.again().settleOpen()
  expect([ground.world.balance, ground.world.calls]).toEqual([1000, ['bet', 'rollback']])
  expect(ground.world.reasons).toEqual(['not_confirmed'])
  ground = createGround(false)
  const table = ground.again()
  table.openRound('r', 'table')
  await table.place(order('b'))
  await table.settleOpen()
  expect(ground.world.balance).toBe(900)
  ground.world.faults.push('answer lost')
  await ground.again().settleOpen()
  await ground.again().settleOpen()
  expect([ground.world.balance, ground.again().find('b')?.progress]).toEqual([1000, 'back'])
  // The same call again, word for word.
  expect(ground.world.reasons).toEqual(['round_broken', 'round_broken'])
})

test('GW07 a round is decided once, as a whole: a stake that brings nothing named goes back', async () => {
  ground = createGround(false)
  const stakes = ground.again()
  stakes.openRound('r', 'table')
  await stakes.place(order('a'))
  await stakes.place(order('b'))
  const decision = { round: 'r', outcome: 'seven', draws: [[37, 7]] as const, wins: new Map([['a', 300]]) }
  stakes.decide(decision)
  expect(() => stakes.decide(decision)).toThrow('Round r cannot be decided')
  await stakes.settleOpen()
  expect(ground.world.balance).toBe(1200)
  expect(ground.world.reasons).toEqual(['round_broken'])
  expect(stakes.ofSession('s1')).toMatchObject([{ id: 'a', win: 300, outcome: 'seven', draws: [[37, 7]] }])
  expect(stakes.outcomes('table', 5)).toEqual(['seven'])
})

test('I38 H17 a lost stake tells no balance, so that the one after a win before it stays', async () => {
  const stakes = ground.again()
  stakes.openRound('r', 'table')
  await stakes.place(order('won'))
  await stakes.place(order('lost'))
  stakes.decide({
    round: 'r',
    outcome: 'red',
    draws: [],
    wins: new Map([
      ['won', 200],
      ['lost', 0],
    ]),
  })
  expect([await stakes.pay('won'), await stakes.pay('lost'), await stakes.pay('lost')]).toEqual([
    1000,
    undefined,
    undefined,
  ])
})

test('GW07 a refused stake is none, and one id is taken once', async () => {
  const stakes = ground.again()
  ground.world.faults.push('refused')
  expect(await stakes.place(order('a'))).toEqual({ state: 'refused', code: 'insufficient_funds' })
  expect(await stakes.place(order('a'))).toEqual({ state: 'refused', code: 'round_cancelled' })
  expect(await stakes.place(order('b', 100, 'gone'))).toEqual({ state: 'refused', code: 'session_over' })
  expect([ground.world.balance, ground.world.calls]).toEqual([1000, []])
})

test('QP12 a player reads their bets over all sessions, and nobody else is told of them', async () => {
  const stakes = ground.again()
  await stakes.place(order('a'))
  ground.world.now = 2000
  await stakes.place(order('b', 50, 's2'))
  expect(stakes.ofPlayer(ground.ada, 10).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(stakes.ofPlayer(ground.ada, 10, 2000).map(({ id }) => id)).toEqual(['a'])
  expect(stakes.ofPlayer(ground.ben, 10)).toEqual([])
  expect(stakes.answerOf('a', 's2')).toEqual({ state: 'placed', balance: 900 })
  expect(stakes.answerOf('a', 's3')).toEqual({ state: 'refused', code: 'round_cancelled' })
})
