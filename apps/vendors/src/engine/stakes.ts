import { payLines } from './lines.ts'

/** Stakes of a spin in minor units. Each is a whole number of minor units per line. */
export const stakes: readonly number[] = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 5000]

export const defaultStake = 100

export function lineBetOf(stake: number): number {
  return stake / payLines.length
}
