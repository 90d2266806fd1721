import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createFairSeeds } from '../../frame/fair/fairSeeds.ts'
import { createInstantRounds } from '../../frame/rounds/instantRounds.ts'
import { poolOf } from '../../frame/rounds/startRound.ts'
import { type GameStore, openGameStore } from '../../frame/store/gameStore.ts'
import type { SessionRecord } from '../../frame/store/records.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import { seededDraw } from '../../slot/testing/simulate.ts'
import { kinds } from '../kinds.ts'
import { seed, winsOneIn } from './engine/pool.ts'
import { jackpotKind } from './jackpotKind.ts'

const session: SessionRecord = {
  id: 's',
  vendor: 'MOON',
  merchant: 'COMET',
  walletSession: 'w',
  player: 'p',
  gameId: 'moon-1',
  kind: 'jackpot',
  title: 'Moon',
  provider: 'Moon',
  trial: false,
  currency: 'USD',
  decimals: 2,
  language: 'en',
  startedAt: 0,
}
const folder = mkdtempSync(join(tmpdir(), 'foyer-jackpot-'))
const world = { wins: false, now: 0, paid: 0 }
let path: string
let store: GameStore
/** What the wallet does with calls of a name; it takes and pays unless told otherwise. */
let trouble: Partial<Record<string, () => never>>

beforeEach(() => {
  path = join(folder, `${Math.random()}.sqlite`)
  store = openGameStore(path, 0)
  store.addSession(session)
  Object.assign(world, { wins: false, now: 0, paid: 0 })
  trouble = {}
})
afterEach(() => store.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const paidBefore = new Set<string>()
const wallet = (async (_vendor, call, body) => {
  trouble[call]?.()
  const { transactionId, amount } = { amount: 0, ...body } as { transactionId: string; amount: number }
  if (call === 'win' && !paidBefore.has(transactionId)) world.paid += amount
  paidBefore.add(transactionId)
  return { transactionId, balance: 0 }
}) as CallWallet
const reels = seededDraw(4)
const roundsOf = () =>
  createInstantRounds({
    store,
    kinds,
    walletOf: () => wallet,
    draw: (count) => (count === winsOneIn ? (world.wins ? 0 : count - 1) : reels(count)),
    seeds: createFairSeeds(store.database, () => 0),
    now: () => world.now,
    onProblem: () => undefined,
  })
const play = (playId: string, stake = 100) => roundsOf().play(session, jackpotKind, { playId, stake })
const amount = () => store.pools.amountOf(poolOf(session), seed)

test('QR22 one hundredth of every stake feeds the pool, to the last hundredth of a minor unit', async () => {
  expect(amount()).toBe(seed)
  for (let round = 0; round < 5; round++) await play(`p${round}`, 20)
  expect(amount()).toBe(seed + 1)
  await play('p5', 5000)
  expect(amount()).toBe(seed + 51)
})

test('QR22 the pool is paid whole, once, and begins anew with its seed', async () => {
  await play('feeds', 5000)
  world.paid = 0
  world.wins = true
  const first = await play('wins')
  expect(first.result).toMatchObject({ jackpot: true, pool: seed + 50 })
  expect(await play('wins')).toEqual(first)
  expect(world.paid).toBe(first.result.win)
  expect(amount()).toBe(seed + 1)
  const second = await play('wins again')
  expect(second.result).toMatchObject({ pool: seed + 1 })
})

test('QR22 a pool and what was won from it outlive the server', async () => {
  await play('feeds', 5000)
  world.paid = 0
  world.wins = true
  trouble = {
    win: () => {
      throw new WalletUnreachable('down')
    },
  }
  await expect(play('wins')).rejects.toThrow()
  store.close()
  store = openGameStore(path, 0)
  expect(amount()).toBe(seed + 1)
  trouble = {}
  const round = await play('wins')
  expect(round.result).toMatchObject({ pool: seed + 50 })
  expect(world.paid).toBe(round.result.win)
})

test('QR22 a round that does not take place feeds nothing and puts back what it won', async () => {
  await play('feeds', 5000)
  world.wins = true
  trouble = {
    bet: () => {
      throw new WalletRefusal({ code: 'insufficient_funds', message: 'no' }, false)
    },
  }
  await expect(play('refused')).rejects.toThrow()
  expect(amount()).toBe(seed + 50)
  world.wins = false
  await expect(play('refused too')).rejects.toThrow()
  expect(amount()).toBe(seed + 50)
})

test('QR22 play money and other currencies and merchants have pools of their own', () => {
  const ids = [session, { ...session, trial: true }, { ...session, currency: 'TRY' }, { ...session, merchant: 'KEY' }]
  expect(new Set(ids.map(poolOf)).size).toBe(4)
})
