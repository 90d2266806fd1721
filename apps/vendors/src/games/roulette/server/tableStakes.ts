import type { Stake, Stakes } from '../../../frame/stakes/stakes.ts'
import type { SpotBet } from '../engine/settle.ts'

/** Chips that were laid with one press are one stake; the outcome of a round is its number. */
export type RouletteStakes = Stakes<readonly SpotBet[], number>

export type RouletteStake = Stake<readonly SpotBet[], number>
