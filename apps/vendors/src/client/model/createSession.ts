import type { GameState, PlayedRound } from '../../wire/game.ts'
import { RefusedCall, readState } from '../api/gameApi.ts'
import { sessionToken } from '../api/gameStore.ts'
import type { takeLaunch } from '../api/readLaunch.ts'
import { untilAnswered } from '../api/untilAnswered.ts'
import { createView, type View } from './createView.ts'
import { openGame } from './openGame.ts'

export type Blocked = 'launch_refused' | 'session_over'
export type Notice = 'reconnecting' | 'resumed' | 'insufficient_funds' | 'round_cancelled' | 'win_owed'

/** What every game shows of its session. */
export interface SessionView {
  readonly phase: 'loading' | 'open' | 'blocked'
  readonly state?: GameState
  readonly blocked?: Blocked
  readonly notice?: Notice | undefined
  /** Balance as shown: without a stake that is played for, with a win once it was seen. */
  readonly balance: number
  readonly history: readonly PlayedRound[]
  readonly totals: GameState['totals']
}

/** A player's session with a game, whatever its kind: money, notices, history. */
export interface Session extends View<SessionView> {
  /** Opens it, once however often it is asked for; `undefined` when it cannot be. */
  readonly open: () => Promise<GameState | undefined>
  readonly token: () => string
  /** Asks for the state anew. */
  readonly refresh: () => Promise<GameState>
  /** A round was shown to its end: it stands in the history, and the page around the game hears of it. */
  readonly remember: (round: PlayedRound) => void
  /** Repeats a call until it is answered, and says so meanwhile. */
  readonly untilAnswered: <Value>(call: () => Promise<Value>) => Promise<Value>
  /** The server will not go on with the session. */
  readonly block: (why: Blocked) => void
}

const historyLength = 30

/**
 * `onMoney` is called when a round has been shown and its money is settled, and when the balance is found to be another, `onOver`
 * when the server does not go on with the session.
 */
export function createSession(
  gameId: string,
  launch: ReturnType<typeof takeLaunch>,
  onMoney: () => void = () => undefined,
  onOver: () => void = () => undefined,
): Session {
  const first: SessionView = { phase: 'loading', balance: 0, history: [], totals: { rounds: 0, staked: 0, won: 0 } }
  const view = createView(first)
  const { change } = view
  let token = ''
  /** As the server said it last; what is shown has a stake taken from it before the server has. */
  let told = 0
  const onWaiting = (waiting: boolean): void => change({ notice: waiting ? 'reconnecting' : undefined })
  const take = (state: GameState): GameState => {
    const { balance, history, totals } = state
    told = balance
    change({ state, balance, history, totals })
    return state
  }
  const block = (why: Blocked): void => {
    sessionToken.forget(gameId)
    change({ phase: 'blocked', blocked: why })
    if (why === 'session_over') onOver()
  }
  const open = async (): Promise<GameState | undefined> => {
    try {
      const opened = await openGame(gameId, launch, onWaiting)
      token = opened.token
      change({ phase: 'open' })
      return take(opened.state)
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      block(error.code === 'launch_refused' ? 'launch_refused' : 'session_over')
      return undefined
    }
  }
  let opening: ReturnType<typeof open> | undefined
  return {
    ...view,
    open: () => {
      opening ??= open()
      return opening
    },
    token: () => token,
    refresh: async () => {
      const before = told
      const state = take(await untilAnswered(() => readState(token), onWaiting))
      if (state.balance !== before) onMoney()
      return state
    },
    remember: (round) => {
      const { history, totals } = view.view()
      const { stake, win } = round.result
      told = round.balance
      change({
        history: [round, ...history].slice(0, historyLength),
        totals: { rounds: totals.rounds + 1, staked: totals.staked + stake, won: totals.won + win },
      })
      onMoney()
    },
    untilAnswered: (call) => untilAnswered(call, onWaiting),
    block,
  }
}
