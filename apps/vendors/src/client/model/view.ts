import type { SpinResult } from '../../engine/evaluateSpin.ts'
import type { GameState, PlayedRound } from '../../wire/game.ts'

export type Blocked = 'launch_refused' | 'session_over'
export type Notice = 'reconnecting' | 'resumed' | 'insufficient_funds' | 'round_cancelled'

/** Free spins while they are shown. */
export interface FreeView {
  readonly step: 'intro' | 'spinning' | 'summary'
  readonly current: number
  readonly count: number
  /** Won in free spins so far, minor units. */
  readonly total: number
}

/** Everything the screen shows. */
export interface GameView {
  readonly phase: 'loading' | 'idle' | 'spinning' | 'blocked'
  readonly state?: GameState
  readonly blocked?: Blocked
  readonly notice?: Notice
  readonly stake: number
  /** Balance as shown: without the stake while the reels turn, with the win once it was seen. */
  readonly balance: number
  /** What the reels rest on and what it paid; absent before the first round and while they turn. */
  readonly shown?: SpinResult
  /** Won in the round so far; absent before the first round. */
  readonly win?: number
  readonly free?: FreeView
  readonly history: readonly PlayedRound[]
  readonly totals: GameState['totals']
}
