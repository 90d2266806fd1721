import { defaultStake, stakes } from '../../engine/stakes.ts'
import type { PlayedRound } from '../../wire/game.ts'
import { askSpin, RefusedCall, readState } from '../api/gameApi.ts'
import type { takeLaunch } from '../api/readLaunch.ts'
import { forgetToken } from '../api/sessionToken.ts'
import { untilAnswered } from '../api/untilAnswered.ts'
import { openGame } from './openGame.ts'
import { type Stage, showRound } from './showRound.ts'
import type { GameView } from './view.ts'

/** A round takes at least this long from press to press, so that play keeps a calm pace. */
const shortestRoundMs = 2500

/** A game from opening to closing, without the screen. The screen subscribes to `view` and lends its reels as the stage. */
export interface GameModel {
  readonly subscribe: (listener: () => void) => () => void
  readonly view: () => GameView
  readonly open: () => Promise<void>
  readonly spin: () => void
  readonly setStake: (stake: number) => void
  /** Ends a pause of the free spins, or shows their result at once. */
  readonly goOn: (how: 'next' | 'result') => void
}

const firstView: GameView = {
  phase: 'loading',
  stake: defaultStake,
  balance: 0,
  history: [],
  totals: { rounds: 0, staked: 0, won: 0 },
}

/** `onRound` is called when a round has been shown and its money is settled. */
export function createGame(
  gameId: string,
  launch: ReturnType<typeof takeLaunch>,
  stage: Stage,
  onRound: () => void = () => undefined,
): GameModel {
  let view = firstView
  let token = ''
  const listeners = new Set<() => void>()
  const change = (part: Partial<GameView>): void => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  const onWaiting = (waiting: boolean): void => change({ notice: waiting ? 'reconnecting' : undefined })

  const refresh = async (): Promise<void> => {
    const state = await untilAnswered(() => readState(token), onWaiting)
    change({ state, balance: state.balance, history: state.history, totals: state.totals })
  }

  const play = async (playId: string, stake: number): Promise<void> => {
    const before = view.shown
    change({
      phase: 'spinning',
      stake,
      balance: view.balance - stake,
      shown: undefined,
      win: undefined,
      notice: undefined,
    })
    stage.roll()
    const earliest = performance.now() + shortestRoundMs
    try {
      const round = await untilAnswered(() => askSpin(token, playId, stake), onWaiting)
      await showRound(round, stage, change)
      remember(round)
      onRound()
      change({ balance: round.balance })
      await stage.until(earliest)
      change({ phase: 'idle' })
    } catch (error) {
      await stage.land(before?.stops ?? stage.rest)
      await recover(error)
    }
  }

  const remember = (round: PlayedRound): void => {
    const { rounds, staked, won } = view.totals
    change({
      history: [round, ...view.history].slice(0, 30),
      totals: { rounds: rounds + 1, staked: staked + round.result.stake, won: won + round.result.win },
    })
  }

  const recover = async (error: unknown): Promise<void> => {
    if (!(error instanceof RefusedCall)) throw error
    switch (error.code) {
      case 'launch_refused':
      case 'session_over':
        forgetToken(gameId)
        return change({ phase: 'blocked', blocked: error.code })
      case 'insufficient_funds':
      case 'round_cancelled':
        await refresh()
        return change({ phase: 'idle', notice: error.code })
      default:
        await refresh()
        await resume()
    }
  }

  /** Finishes a spin that was begun before a reload or in another tab. */
  const resume = async (): Promise<void> => {
    const open = view.state?.openPlay
    if (open === undefined) return change({ phase: 'idle' })
    // Its stake may already be taken; the answer brings the balance that holds.
    change({ balance: view.balance + open.stake })
    await play(open.playId, open.stake)
    if (view.phase === 'idle') change({ notice: 'resumed' })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,
    open: async () => {
      try {
        const opened = await openGame(gameId, launch, onWaiting)
        token = opened.token
        const { state } = opened
        const stake = state.history[0]?.result.stake ?? defaultStake
        change({ state, balance: state.balance, history: state.history, totals: state.totals, stake })
        await resume()
      } catch (error) {
        await recover(error)
      }
    },
    spin: () => {
      if (view.phase !== 'idle') return
      if (view.balance < view.stake) return change({ notice: 'insufficient_funds' })
      void play(crypto.randomUUID(), view.stake)
    },
    setStake: (stake) => {
      if (view.phase === 'idle' && stakes.includes(stake)) change({ stake, notice: undefined })
    },
    goOn: (how) => stage.goOn(how),
  }
}
