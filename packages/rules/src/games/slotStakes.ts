import { seedOf } from './seedOf.ts'

/** Stakes of slots in minor units; each can be shared among 5, 10 or 20 lines without a rest. */
export const slotStakes: readonly number[] = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 5000]

/** Where titles begin, in the shares in which they do. */
const leastStakes = [20, 20, 20, 20, 20, 20, 40, 40, 60, 100, 100, 200] as const

/** The smallest stake of a slot in minor units, always the same one (L23). Slots of the house begin with the smallest of all. */
export const leastStakeOf = (gameId: string): number =>
  (gameId.startsWith('bgs-') ? undefined : leastStakes[seedOf(`stakes of ${gameId}`) % leastStakes.length]) ??
  leastStakes[0]

/** All stakes of a slot, rising. */
export const stakesOf = (gameId: string): readonly number[] =>
  slotStakes.slice(slotStakes.indexOf(leastStakeOf(gameId)))
