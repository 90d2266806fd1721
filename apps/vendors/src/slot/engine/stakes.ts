/** Stakes of a spin in minor units; each can be shared among 5, 10 or 20 lines without a rest. */
export const stakes: readonly number[] = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 5000]

export const defaultStake = 100
