import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type VoidReason, voidReasons } from '@foyer/contract'
import { roundReference } from '@foyer/rules'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import { giveStakeBack, payStake, refusalOf, takeStake } from '../rounds/walletCalls.ts'
import { groupCommitOf } from '../store/groupCommit.ts'
import { playerOf, type SessionRecord } from '../store/records.ts'
import { decideLarge } from './decideLarge.ts'
import { createPayAll } from './payAll.ts'
import { createStakePieces } from './stakePieces.ts'
import { createStakeStore } from './stakeStore.ts'
import type { Placed, Stakes } from './stakes.ts'

interface StakesOptions {
  /** Names the kind's rows. */
  readonly kind: string
  readonly database: DatabaseSync
  /** The wallet that a session is played from. */
  readonly walletOf: (session: SessionRecord) => CallWallet
  readonly findSession: (id: string) => SessionRecord | undefined
  readonly now: () => number
  readonly onProblem: (error: unknown, reference: string) => void
  /** A stake was paid or given back behind its round: what the wallet told of the balance of the session's player. */
  readonly onBalance?: (session: SessionRecord, balance: number) => void
  /** Placed stakes wait for their decision through restarts, as in a book; otherwise a restart ends the round and they go back. */
  readonly outlives?: boolean
}

/** Up to so many are paid one by one. */
const fewDue = 24

type RefusedCode = Extract<Placed, { state: 'refused' }>['code']
const refusedCodes: readonly RefusedCode[] = ['insufficient_funds', 'session_over', 'round_cancelled']

/** Stakes over the games' file and the seamless wallet. Every stake is a round of its own there. */
export function createStakes<What, Outcome>(options: StakesOptions): Stakes<What, Outcome> {
  const { kind, database, walletOf, findSession, now, onProblem, onBalance, outlives = false } = options
  const store = createStakeStore<What, Outcome>(database, kind, now())
  const pieces = createStakePieces(database, kind)
  const { write, flush } = groupCommitOf(database)
  /** Rounds of this process: whoever opened them looks after their stakes until they are decided. */
  const live = new Set<string>()
  const placing = new Set<string>()
  const working = new Map<string, Promise<number | undefined>>()

  /** One piece of work per stake at a time. Where the wallet cannot be reached it is done again by `settleOpen`. */
  const once = (id: string, task: () => Promise<number | undefined>): Promise<number | undefined> => {
    const running = working.get(id)
    if (running !== undefined) return running
    const promise = task()
      .catch((error: unknown) => {
        if (!(error instanceof WalletUnreachable)) onProblem(error, id)
        return undefined
      })
      .finally(() => working.delete(id))
    working.set(id, promise)
    return promise
  }
  const giveBack = (id: string, reason?: VoidReason): Promise<number | undefined> => {
    flush()
    // Written down, so that the same call says the same when it is sent again.
    if (!store.move(id, 'placed', 'returning', { code: reason ?? 'round_broken' }))
      store.move(id, 'reserved', 'returning', { code: reason ?? 'not_confirmed' })
    return once(id, async () => {
      const stake = store.find(id)
      if (stake?.progress !== 'returning') return stake?.balance
      const balance = await giveStakeBack(
        walletOf(stake.session),
        stake.session,
        stake.reference,
        voidReasons.find((one) => one === stake.code),
      )
      await write(() => store.move(id, 'returning', 'back', balance === undefined ? {} : { balance }))
      return balance
    })
  }
  const pay = (id: string): Promise<number | undefined> =>
    once(id, async () => {
      const stake = store.find(id)
      // A stake that was lost keeps the balance of its placing, which wins before it may have raised.
      if (stake?.progress !== 'due') return stake?.win === 0 ? undefined : stake?.balance
      const { session, reference, win = 0 } = stake
      const balance = await payStake(walletOf(session), session, reference, win)
      await write(() => store.move(id, 'due', 'settled', balance === undefined ? {} : { balance }))
      return balance
    })
  const payAll = createPayAll({ pieces, balanceOf: (id) => store.find(id)?.balance, walletOf, pay, working, onProblem })
  const ask = async (id: string, session: SessionRecord, reference: string, stake: number): Promise<Placed> => {
    try {
      const balance = await takeStake(walletOf(session), session, reference, stake)
      await write(() => store.move(id, 'reserved', 'placed', { balance }))
      return { state: 'placed', balance }
    } catch (error) {
      if (!(error instanceof WalletRefusal)) {
        if (!(error instanceof WalletUnreachable)) onProblem(error, reference)
        return { state: 'unknown' }
      }
      const code = refusalOf(error)
      // An earlier try without an answer may still be on its way; the tombstone keeps it from being taken later.
      if (error.repeated) {
        await write(() => store.move(id, 'reserved', 'returning', { code }))
        await giveBack(id)
      } else await write(() => store.move(id, 'reserved', 'refused', { code }))
      return { state: 'refused', code }
    }
  }

  return {
    openRound: (round, place) => {
      store.openRound(round, place, now())
      live.add(round)
    },
    place: async ({ session: sessionId, ...order }) => {
      const session = findSession(sessionId)
      if (session === undefined) return { state: 'refused', code: 'session_over' }
      if (placing.has(order.id) || store.find(order.id) !== undefined)
        return { state: 'refused', code: 'round_cancelled' }
      const reference = roundReference(randomInt)
      placing.add(order.id)
      try {
        const at = now()
        await write(() => store.add(order, session, reference, at))
        return await ask(order.id, session, reference, order.stake)
      } finally {
        placing.delete(order.id)
      }
    },
    answerOf: (id, sessionId) => {
      const stake = store.find(id)
      const session = findSession(sessionId)
      if (stake === undefined || session === undefined) return undefined
      if (playerOf(stake.session) !== playerOf(session)) return { state: 'refused', code: 'round_cancelled' }
      const { progress, code, balance = 0 } = stake
      if (progress === 'placed' || progress === 'due' || progress === 'settled') return { state: 'placed', balance }
      return { state: 'refused', code: refusedCodes.find((one) => one === code) ?? 'round_cancelled' }
    },
    find: store.find,
    giveBack,
    decide: (decision) => {
      // A stake that waits to be written down is one of the round too.
      flush()
      store.decide(decision, now())
      live.delete(decision.round)
    },
    decideLarge: async function* (decision) {
      flush()
      yield* decideLarge({ ...store, decidePiece: pieces.decide }, decision, now())
      live.delete(decision.round)
    },
    decideStake: (id, win) => {
      flush()
      return store.move(id, 'placed', 'due', { win })
    },
    pay,
    payAll,
    release: (round) => void live.delete(round),
    outcomes: store.outcomes,
    ofSession: store.ofSession,
    ofPlayer: (session, count, before = Number.MAX_SAFE_INTEGER) => store.ofPlayer(session, count, before),
    atPlace: store.atPlace,
    settleOpen: async () => {
      // A hundred thousand may wait for one draw.
      const open = store.open(!outlives)
      // Those of a large draw that a crash or an unreachable wallet left.
      const due = open.filter(({ progress }) => progress === 'due')
      if (due.length > fewDue) await payAll(due.map(({ id }) => id))
      for (const { id, round, session, progress } of open) {
        if (working.has(id) || placing.has(id)) continue
        const goesBack = progress === 'returning' || !(live.has(round) || (outlives && progress === 'placed'))
        const end = progress === 'due' ? pay : goesBack ? giveBack : undefined
        // What another has ended meanwhile has told its balance then; others may have followed it.
        const isStill = store.find(id)?.progress === progress
        const balance = await end?.(id)
        if (isStill && balance !== undefined) onBalance?.(session, balance)
      }
    },
  }
}
