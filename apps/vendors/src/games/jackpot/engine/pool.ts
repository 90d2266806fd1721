import { plus, type Ratio, ratio } from '../../../slot/engine/ratio.ts'

/** One hundredth of every stake feeds the pool. It is counted in hundredths of a minor unit, so that nothing is rounded away. */
export const contributionOf = (stake: number): number => stake
export const contributionPercent = 1

/** What the house puts into a new pool, minor units. */
export const seed = 50_000

/** A stake of one minor unit wins the pool once in so many rounds, a stake of `n` so `n` times as often. */
export const winsOneIn = 2_000_000

/** True when the number drawn below `winsOneIn` wins the pool. */
export const winsPool = (drawn: number, stake: number): boolean => drawn < stake

/**
 * The jackpot's exact part of the return. Whatever stakes feed the pool is paid out of it in the end, and each pool begins
 * with the seed; a minor unit staked wins a pool once in `winsOneIn`.
 */
export function poolReturn(): Ratio {
  return plus(ratio(contributionPercent, 100), ratio(seed, winsOneIn))
}
