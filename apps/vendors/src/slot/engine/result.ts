export type { Draw } from '../../frame/random/draw.ts'

/** One win in the window. Amounts are minor units, multipliers included. */
export interface Win {
  /** Cells that won, as reel times rows plus row. */
  readonly cells: readonly number[]
  /** Letter of the symbol that paid. */
  readonly symbol: string
  readonly amount: number
  /** Index of the pay line, where lines pay. */
  readonly line?: number
}

/** A coin that lies in a cell. */
export interface Coin {
  readonly cell: number
  /** Minor units. */
  readonly amount: number
}

/** What the window showed once, and what it paid. Everything the screen shows of a round stands in its steps. */
export interface Step {
  /** How it came: the reels turned, symbols fell into the gaps of the last wins, or all but the coins turned again. */
  readonly by: 'turn' | 'fall' | 'respin'
  /** Stop of each reel, where the reels turned. */
  readonly stops?: readonly number[]
  /** Letters of each reel from the top. */
  readonly columns: readonly string[]
  readonly wins: readonly Win[]
  /** What this step paid, minor units. */
  readonly win: number
  /** What every win of this step was multiplied with. */
  readonly multiplier?: number
  readonly coins?: readonly Coin[]
  /** Respins that are left after this step. */
  readonly left?: number
}

/** One turn of the reels with what followed from it. */
export interface Spin {
  readonly steps: readonly Step[]
  readonly win: number
}

/** A round of a slot, decided as a whole before anything is shown. Amounts are minor units. */
export interface SlotResult {
  readonly stake: number
  readonly spin: Spin
  readonly freeSpins: readonly Spin[]
  /** Over everything. */
  readonly win: number
}

export const winOf = (parts: readonly { readonly win: number }[]): number =>
  parts.reduce((sum, { win }) => sum + win, 0)
