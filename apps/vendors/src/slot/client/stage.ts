import type { Step } from '../engine/result.ts'

/** What the reels on the screen can be told. */
export interface ReelsHandle {
  readonly roll: () => void
  /** Brings turning reels to rest where they turn. */
  readonly stop: () => Promise<void>
  /** Shows a step after the one before it; `onReel` is called as each reel comes to rest. */
  readonly show: (step: Step, before: Step | undefined, onReel: () => void) => Promise<void>
}

/** What shows a round: reels, sounds and the player's patience. */
export interface Stage {
  /** Sets the reels turning. */
  readonly roll: () => void
  /** Shows a step of the round; resolves when everything stands. */
  readonly show: (step: Step, before?: Step) => Promise<void>
  /** Brings the reels back to rest on a step, or where they turn, when a round did not take place. */
  readonly rest: (step: Step | undefined) => Promise<void>
  /** Marks the amount a spin paid; only a win above the stake is celebrated. */
  readonly mark: (win: number, stake: number) => void
  /** Waits so long, or until the player goes on. */
  readonly pause: (ms: number) => Promise<void>
  readonly goOn: (how: 'next' | 'result') => void
  /** True once the player asked for the result of this round. */
  readonly hurried: () => boolean
  /** Waits for a point of `performance.now()`, if it is still to come. */
  readonly until: (time: number) => Promise<void>
  /** Makes ready for a new round. */
  readonly begin: () => void
}

export interface ScreenStage extends Stage {
  /** The reels appear on the screen, or leave it. */
  readonly attach: (reels: ReelsHandle | null) => void
}

/** Free spins while they are shown. */
export interface FreeView {
  readonly step: 'intro' | 'spinning' | 'summary'
  readonly current: number
  readonly count: number
  /** Won in free spins so far, minor units. */
  readonly total: number
}

/** What the reels and the figures show of a round. */
export interface ShownRound {
  /** What the reels rest on and what it paid; absent while they move. */
  readonly shown?: Step | undefined
  /** Won in the round so far. */
  readonly win?: number | undefined
  readonly free?: FreeView | undefined
  /** What a jackpot paid, minor units, while that is told. */
  readonly pool?: number | undefined
}
