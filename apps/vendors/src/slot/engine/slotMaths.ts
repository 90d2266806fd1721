import type { Volatility } from '@foyer/rules'
import type { Draw, SlotResult } from './result.ts'

/** One slot's mathematics: what it plays, and what its rules state of it. */
export interface SlotMaths {
  readonly rows: number
  readonly reels: readonly string[]
  /** Each pay line's row on every reel; absent where no lines pay. */
  readonly lines?: readonly (readonly number[])[]
  /** Return to player in per cent, two decimals, with the jackpot's part where there is one. */
  readonly statedReturn: number
  readonly volatility: Volatility
  readonly playRound: (stake: number, draw: Draw) => SlotResult
}
