import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import { type Draw, playRound } from '../engine/playRound.ts'
import type { PlayedRound } from '../wire/game.ts'
import { cancelRound, finishRound } from './finishRound.ts'
import { GameError } from './gameError.ts'
import type { CallWallet } from './seamlessClient.ts'
import type { SessionRecord } from './store/records.ts'
import type { Round, RoundStore } from './store/roundStore.ts'

/** A round that the browser asked for and whose bet is unknown is taken back after this long without a word from it. */
const patienceMs = 60_000

export interface SpinRounds {
  /** Plays a spin, or answers again what the same spin id got. */
  readonly spin: (session: SessionRecord, spinId: string, stake: number) => Promise<PlayedRound>
  /** Brings rounds to an end that were left open by a crash or a lost connection. */
  readonly settleOpen: () => Promise<void>
}

export interface SpinRoundsOptions {
  readonly store: RoundStore
  /** The wallet that a session is played from. */
  readonly walletOf: (session: SessionRecord) => CallWallet
  readonly draw: Draw
  readonly now: () => number
  readonly onProblem: (error: unknown, round: string) => void
}

export function createSpinRounds({ store, walletOf, draw, now, onProblem }: SpinRoundsOptions): SpinRounds {
  /** Work under way per round: whoever asks meanwhile gets the same outcome. */
  const working = new Map<string, Promise<Round>>()
  /** Sessions with a round being written down; it comes before the first word about it. */
  const starting = new Set<string>()

  const work = (round: Round, task: () => Promise<Round>): Promise<Round> => {
    const running = working.get(round.id)
    if (running !== undefined) return running
    const promise = task().finally(() => working.delete(round.id))
    working.set(round.id, promise)
    return promise
  }

  const start = async (session: SessionRecord, spinId: string, stake: number): Promise<Round> => {
    if (starting.has(session.id) || store.roundsOf(session.id).some(isUnfinished)) throw new GameError('round_running')
    starting.add(session.id)
    try {
      const result = playRound(stake, draw)
      return await store.addRound({
        id: roundReference(randomInt),
        session: session.id,
        spinId,
        result,
        at: now(),
      })
    } finally {
      starting.delete(session.id)
    }
  }

  return {
    spin: async (session, spinId, stake) => {
      const known = store.roundsOf(session.id).find((round) => round.spinId === spinId)
      if (known !== undefined && known.result.stake !== stake) throw new GameError('spin_conflict')
      const round = known ?? (await start(session, spinId, stake))
      const resumed = known !== undefined
      return toPlayedRound(
        isUnfinished(round)
          ? await work(round, () => finishRound(store, walletOf(session), session, round, { resumed }))
          : round,
      )
    },

    settleOpen: async () => {
      for (const round of store.openRounds()) {
        const session = store.findSession(round.session)
        if (session === undefined || working.has(round.id)) continue
        const abandoned = round.progress.state === 'drawn'
        if (abandoned && round.at > now() - patienceMs) continue
        const end = () =>
          abandoned
            ? cancelRound(store, walletOf(session), session, round)
            : finishRound(store, walletOf(session), session, round, { resumed: true })
        await work(round, end).catch((error: unknown) => onProblem(error, round.id))
      }
    },
  }
}

const isUnfinished = ({ progress }: Round): boolean => progress.state === 'drawn' || progress.state === 'placed'

/** What the browser may see of a round: nothing before its money is settled. */
export function toPlayedRound(round: Round): PlayedRound {
  const { progress } = round
  if (progress.state === 'refused') throw new GameError(progress.code)
  if (progress.state === 'cancelled') throw new GameError('round_cancelled')
  if (progress.state !== 'settled') throw new GameError('unavailable')
  return {
    spinId: round.spinId,
    roundId: round.id,
    at: new Date(round.at).toISOString(),
    result: round.result,
    balance: progress.balance,
  }
}
