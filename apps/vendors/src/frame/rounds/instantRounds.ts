import { isDeepStrictEqual } from 'node:util'
import type { GameKind } from '@foyer/rules'
import { GameError } from '../../server/gameError.ts'
import { type CallWallet, WalletRefusal } from '../../server/seamlessClient.ts'
import type { PlayedRound } from '../../wire/game.ts'
import type { FairSeeds } from '../fair/fairSeeds.ts'
import type { InstantKind, Kind } from '../kind.ts'
import type { Draw } from '../random/draw.ts'
import type { GameStore } from '../store/gameStore.ts'
import type { Round, SessionRecord } from '../store/records.ts'
import { cancelRound, finishRound, type SetProgress } from './finishRound.ts'
import { type Play, startRound } from './startRound.ts'
import { toPlayedRound } from './toPlayedRound.ts'

/** A round that the browser asked for and whose bet is unknown is taken back after this long without a word from it. */
const patienceMs = 60_000

export interface InstantRounds {
  /** Plays a round, or answers again what the same play id got. */
  readonly play: (session: SessionRecord, kind: InstantKind, play: Play) => Promise<PlayedRound>
  /** Brings rounds to an end that were left open by a crash or a lost connection. */
  readonly settleOpen: () => Promise<void>
}

interface InstantRoundsOptions {
  readonly store: GameStore
  readonly kinds: Readonly<Record<GameKind, Kind>>
  /** The wallet that a session is played from. */
  readonly walletOf: (session: SessionRecord) => CallWallet
  readonly draw: Draw
  /** What rounds that can be verified are drawn from. */
  readonly seeds: FairSeeds
  readonly now: () => number
  readonly onProblem: (error: unknown, round: string) => void
}

export function createInstantRounds({
  store,
  kinds,
  walletOf,
  draw,
  seeds,
  now,
  onProblem,
}: InstantRoundsOptions): InstantRounds {
  /** Work under way per round: whoever asks meanwhile gets the same outcome. */
  const working = new Map<string, Promise<Round>>()

  /**
   * Rounds whose win, or whose stake back, the wallet has refused, as where its books were restored from before their bet. It stays
   * owed, under the same transaction; whether it is ever taken is nothing that the player could wait for.
   */
  const owed = new Set<string>()

  const work = (round: Round, task: () => Promise<Round>): Promise<Round> => {
    const running = working.get(round.id)
    if (running !== undefined) return running
    const promise = task().finally(() => working.delete(round.id))
    working.set(round.id, promise)
    return promise
  }

  /** A stake that was taken feeds the jackpot; what a round took that does not take place goes back. */
  const setProgressOf =
    ({ kind: id }: SessionRecord): SetProgress =>
    ({ id: round, pool }, progress) =>
      store.setProgress(round, progress, () => {
        const kind = kinds[id]
        if (pool === undefined || kind.shape !== 'instant' || kind.pool === undefined) return
        if (progress.state === 'placed') store.pools.feed(pool.id, kind.pool.seed, pool.feed)
        else if (progress.state !== 'settled' && pool.taken > 0)
          store.pools.giveBack(pool.id, kind.pool.seed, pool.taken)
      })

  const start = (session: SessionRecord, kind: InstantKind, play: Play): Round => {
    if (store.openOf(session.id).some(({ id }) => !owed.has(id))) throw new GameError('round_running')
    return startRound(store, kind, session, play, { draw, seeds, at: now() })
  }

  const finish = async (session: SessionRecord, round: Round, resumed: boolean): Promise<Round> => {
    try {
      const finished = await finishRound(setProgressOf(session), walletOf(session), session, round, { resumed })
      owed.delete(round.id)
      return finished
    } catch (error) {
      if (!(error instanceof WalletRefusal) || store.findRound(round.id)?.progress.state !== 'placed') throw error
      if (!owed.has(round.id)) onProblem(error, round.id)
      owed.add(round.id)
      throw new GameError('win_owed')
    }
  }

  return {
    play: async (session, kind, play) => {
      const known = store.findPlay(session.id, play.playId)
      if (known !== undefined && (known.stake !== play.stake || !isDeepStrictEqual(known.choice, play.choice)))
        throw new GameError('play_conflict')
      const round = known ?? start(session, kind, play)
      const resumed = known !== undefined
      return toPlayedRound(isUnfinished(round) ? await work(round, () => finish(session, round, resumed)) : round)
    },

    settleOpen: async () => {
      for (const round of store.openRounds()) {
        const session = store.findSession(round.session)
        if (session === undefined || working.has(round.id)) continue
        const abandoned = round.progress.state === 'reserved'
        if (abandoned && round.at > now() - patienceMs) continue
        const end = () =>
          abandoned
            ? cancelRound(setProgressOf(session), walletOf(session), session, round)
            : finish(session, round, true)
        await work(round, end).catch((error: unknown) => {
          // It was told of when it was refused first.
          if (!owed.has(round.id)) onProblem(error, round.id)
          if (error instanceof WalletRefusal) owed.add(round.id)
        })
      }
    },
  }
}

const isUnfinished = ({ progress }: Round): boolean => progress.state === 'reserved' || progress.state === 'placed'
