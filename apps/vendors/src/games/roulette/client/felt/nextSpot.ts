import type { Spot } from '../../engine/spots.ts'
import { spots } from '../../engine/spots.ts'
import { type Place, placeOf } from './spotPlace.ts'

export type Direction = 'towardsZero' | 'towardsColumns' | 'inwards' | 'outwards'

const ways: Readonly<Record<Direction, Place>> = {
  towardsZero: { u: -1, v: 0 },
  towardsColumns: { u: 1, v: 0 },
  inwards: { u: 0, v: 1 },
  outwards: { u: 0, v: -1 },
}

const places = spots.map((spot) => ({ spot, ...placeOf(spot) }))

/** The spot an arrow key leads to: the nearest that way, and among those the least aside. */
export function nextSpot(from: Spot, direction: Direction): Spot {
  const at = placeOf(from)
  const way = ways[direction]
  let best = { spot: from, cost: Number.POSITIVE_INFINITY }
  for (const { spot, u, v } of places) {
    const ahead = (u - at.u) * way.u + (v - at.v) * way.v
    const aside = Math.abs((u - at.u) * way.v) + Math.abs((v - at.v) * way.u)
    const cost = ahead + aside * 2.1
    if (ahead > 0.1 && aside <= ahead * 4 && cost < best.cost) best = { spot, cost }
  }
  return best.spot
}
