import { expect, test } from 'vitest'
import type { CallWallet } from '../../server/seamlessClient.ts'
import { WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import { createFairSeeds } from '../fair/fairSeeds.ts'
import type { InstantKind } from '../kind.ts'
import { openGameStore } from '../store/gameStore.ts'
import type { SessionRecord } from '../store/records.ts'
import { createInstantRounds } from './instantRounds.ts'
import { poolOf } from './startRound.ts'

const seed = 500
/** A game that pays nothing but its jackpot, when a 0 is drawn. */
const kind: InstantKind = {
  shape: 'instant',
  stakes: [100],
  play: (stake, draw) => ({ stake, win: 0, drawn: draw(1000) }),
  pool: {
    percent: 1,
    seed,
    feed: (stake) => stake * 60,
    isWon: (outcome) => 'drawn' in outcome && outcome.drawn === 0,
    pay: (outcome, amount) => ({ ...outcome, win: outcome.win + amount }),
  },
}
const session: SessionRecord = {
  id: 's',
  vendor: 'BGS',
  merchant: 'COMET',
  walletSession: 'w',
  player: 'p',
  gameId: 'g',
  kind: 'lines',
  title: 'T',
  provider: 'P',
  trial: false,
  currency: 'USD',
  decimals: 2,
  language: 'en',
  startedAt: 0,
}

type Failure = 'refuse' | 'silent'

/** Rounds over a wallet that takes every stake but where it is told to fail. */
function createTable(draws: number[], failures: (Failure | undefined)[] = [], ends: (Failure | undefined)[] = []) {
  const store = openGameStore(undefined, 0)
  store.addSession(session)
  const calls: string[] = []
  const problems: string[] = []
  const wallet: CallWallet = async (_vendor, call) => {
    calls.push(call)
    const failure = call === 'bet' ? failures.shift() : ends.shift()
    const code = call === 'bet' ? 'insufficient_funds' : 'round_unknown'
    if (failure === 'refuse') throw new WalletRefusal({ code, message: '' }, false)
    if (failure === 'silent') throw new WalletUnreachable('')
    return { transactionId: 't', balance: 1 } as never // the value of the call that was asked for
  }
  const world = { now: 0 }
  const rounds = createInstantRounds({
    store,
    kinds: { lines: kind } as never, // the one kind that is played here
    walletOf: () => wallet,
    draw: () => draws.shift() ?? 1,
    seeds: createFairSeeds(store.database, () => world.now),
    now: () => world.now,
    onProblem: (_error, round) => problems.push(round),
  })
  const play = (playId: string, choice?: unknown) =>
    rounds.play(session, kind, { playId, stake: 100, ...(choice === undefined ? {} : { choice }) })
  const pool = () => store.pools.amountOf(poolOf(session), seed)
  return { store, rounds, play, pool, calls, problems, world }
}

test('G07 a stake that was taken feeds the jackpot, once; a win takes it out and begins it anew', async () => {
  const { play, pool } = createTable([5, 0, 5])
  await play('a')
  await play('a')
  expect(pool()).toBe(seed + 60)
  const { result } = await play('b')
  expect(result.win).toBe(seed + 60)
  expect(pool()).toBe(seed + 60)
})

test('GW07 a jackpot that was won by a stake nobody took stays in the pool', async () => {
  const { play, pool, rounds, world, calls } = createTable([0, 0], ['refuse', 'silent'])
  await expect(play('a')).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(pool()).toBe(seed)
  await expect(play('b')).rejects.toMatchObject({ code: 'unavailable' })
  world.now = 61_000
  await rounds.settleOpen()
  expect(calls.at(-1)).toBe('rollback')
  expect(pool()).toBe(seed)
})

test('GW07 one play id with another choice is refused, and every round is stored with what decided it', async () => {
  const { play, store } = createTable([7])
  const { roundId } = await play('a', { fish: 'ray' })
  expect(store.findRound(roundId)).toMatchObject({ choice: { fish: 'ray' }, drawn: [[1000, 7]] })
  await expect(play('a', { fish: 'eel' })).rejects.toMatchObject({ code: 'play_conflict' })
  expect((await play('a', { fish: 'ray' })).roundId).toBe(roundId)
})

test('GW07 a win that the wallet refuses stays owed and is told of once, and the player plays on meanwhile', async () => {
  const { play, rounds, store, calls, problems, pool } = createTable([5, 5, 5], [], ['refuse', 'refuse', 'refuse'])
  await expect(play('a')).rejects.toMatchObject({ code: 'win_owed' })
  await rounds.settleOpen()
  await expect(play('a')).rejects.toMatchObject({ code: 'win_owed' })
  expect(problems).toHaveLength(1)
  expect(store.openOf(session.id).map(({ playId }) => playId)).toEqual(['a'])
  expect((await play('b')).playId).toBe('b')
  await rounds.settleOpen()
  expect(store.openOf(session.id)).toEqual([])
  expect((await play('a')).playId).toBe('a')
  // One stake for each, fed to the jackpot once.
  expect(calls).toEqual(['bet', 'win', 'win', 'win', 'bet', 'win', 'win'])
  expect(pool()).toBe(seed + 120)
})

test('GW07 a stake that the wallet refuses to take back is told of once, and the player plays on meanwhile', async () => {
  const { play, rounds, calls, problems, world, store } = createTable([5, 5], ['silent'], ['refuse', 'refuse'])
  await expect(play('a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(play('b')).rejects.toMatchObject({ code: 'round_running' })
  world.now = 61_000
  await rounds.settleOpen()
  await rounds.settleOpen()
  expect(problems).toHaveLength(1)
  await play('b')
  await rounds.settleOpen()
  expect(calls).toEqual(['bet', 'rollback', 'rollback', 'bet', 'win', 'rollback'])
  expect(store.openOf(session.id).length > 0).toBe(false)
})

test('GW07 a round whose win nobody has answered to keeps the next from being begun, as before', async () => {
  const { play } = createTable([5, 5], [], ['silent'])
  await expect(play('a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(play('b')).rejects.toMatchObject({ code: 'round_running' })
})
