import { winOf } from './settle.ts'
import type { Spot } from './spots.ts'
import { pocketCount, wheelOrder } from './wheel.ts'

/** The exact return of a bet: what it brings over all pockets, for one unit on each. */
export function returnToPlayer(spot: Spot): { readonly over: number; readonly under: number } {
  const over = wheelOrder.reduce((sum, number) => sum + winOf([{ spot: spot.id, amount: 1 }], number), 0)
  return { over, under: pocketCount }
}

/** Stated return of every bet: 36 of 37, in per cent with two decimals. */
export const statedReturn = 97.3
