import { expect, test } from 'vitest'
import type { SessionRecord } from '../frame/store/records.ts'
import { type CallWallet, WalletRefusal } from '../server/seamlessClient.ts'
import { ownWallet } from './ownWallet.ts'
import type { OwnRound } from './roundReports.ts'
import { openWalletStore } from './walletStore.ts'

const purse = { vendor: 'BGS', merchant: 'COMET', player: 'ada' }

async function sitDown() {
  let time = Date.parse('2026-11-21T12:00:00Z')
  const store = await openWalletStore(undefined, () => (time += 1000))
  const told: OwnRound[] = []
  await store.move(purse, 'T1', 1000)
  const world = { isSignedIn: true }
  const gateway: CallWallet = async (_vendor, call) => {
    if (call !== 'balance') throw new Error('Stakes and wins are not called for')
    if (!world.isSignedIn) throw new WalletRefusal({ code: 'session_expired', message: '' }, false)
    return { balance: 0 } as never // the value of that call
  }
  // What is not read here is left out.
  const session = {
    vendor: 'BGS',
    merchant: 'COMET',
    walletSession: 'session',
    ownPlayer: 'ada',
    gameId: 'g1',
    currency: 'USD',
  } as SessionRecord
  const call = ownWallet(store, gateway, session, { add: async (round) => void told.push(round) })
  const shared = { merchant: 'COMET', roundId: 'r1' }
  return {
    store,
    world,
    told,
    bet: (amount: number, transactionId = 'r1-bet') =>
      call('BGS', 'bet', { ...shared, session: 'session', transactionId, amount }),
    win: (amount: number) => call('BGS', 'win', { ...shared, transactionId: 'r1-win', amount }),
    rollback: () =>
      call('BGS', 'rollback', {
        ...shared,
        session: 'session',
        transactionId: 'r1-rollback',
        betTransactionId: 'r1-bet',
      }),
  }
}

test('P02 a round is played from the wallet at the vendor, each call once', async () => {
  const { bet, win } = await sitDown()
  for (let times = 0; times < 2; times += 1) expect(await bet(100)).toMatchObject({ balance: 900 })
  for (let times = 0; times < 2; times += 1) expect(await win(250)).toMatchObject({ balance: 1150 })
})

test('P02 a bet and a transfer at once never spend the same money', async () => {
  const { bet, store } = await sitDown()
  const [staked, moved] = await Promise.allSettled([bet(700), store.move(purse, 'T2', -700)])
  const isTaken = staked.status === 'fulfilled'
  const isMoved = moved.status === 'fulfilled' && moved.value.state === 'done'
  expect([isTaken, isMoved].filter(Boolean)).toHaveLength(1)
  expect(store.balanceOf(purse)).toBe(300)
})

test('P02 a stake that was taken back is there again once, and is not taken afterwards', async () => {
  const first = await sitDown()
  await first.bet(100)
  for (let times = 0; times < 2; times += 1) expect(await first.rollback()).toMatchObject({ balance: 1000 })
  const second = await sitDown()
  await second.rollback()
  await expect(second.bet(100)).rejects.toMatchObject({ code: 'rolled_back' })
})

test('P02 nobody stakes who has signed out, and a win still comes', async () => {
  const { bet, win, world } = await sitDown()
  await bet(100)
  world.isSignedIn = false
  await expect(bet(100, 'r2-bet')).rejects.toMatchObject({ code: 'session_expired' })
  expect(await win(50)).toMatchObject({ balance: 950 })
})

test('P02 P06 a round that has ended is told with its stake, win and times, and the same however often it is told', async () => {
  const { bet, win, told } = await sitDown()
  await bet(100)
  expect(told).toEqual([])
  for (let times = 0; times < 2; times += 1) await win(0)
  const round = { vendor: 'BGS', merchant: 'COMET', round: 'r1', player: 'ada', gameId: 'g1', currency: 'USD' }
  const times = { startedAt: '2026-11-21T12:00:02.000Z', endedAt: '2026-11-21T12:00:03.000Z' }
  const lost = { ...round, ...times, bet: 100, win: 0, state: 'settled' }
  expect(told).toEqual([lost, lost])
})

test('P02 P06 a stake that was taken back is told as cancelled, and one that was never taken is not told', async () => {
  const first = await sitDown()
  await first.bet(100)
  await first.rollback()
  expect(first.told).toMatchObject([{ round: 'r1', bet: 100, win: 0, state: 'cancelled' }])
  const second = await sitDown()
  await second.rollback()
  expect(second.told).toEqual([])
})
