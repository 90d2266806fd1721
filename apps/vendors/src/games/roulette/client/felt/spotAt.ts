import type { Spot } from '../../engine/spots.ts'
import { between, cells } from './spotPlace.ts'

const keyOf = (u: number, v: number): string => `${u} ${v}`
const crossings = new Map(between.map(({ spot, u, v }) => [keyOf(u, v), spot]))

/** Snaps a coordinate to a line that is at most `edge` away, else to the middle of its cell. */
function snap(value: number, edge: number): number {
  const line = Math.round(value)
  return Math.abs(value - line) <= edge ? line : Math.floor(value) + 0.5
}

/** The spot under a point of the felt, in cells; `edge` says how far from a line a point still means it, along and across. */
export function spotAt(u: number, v: number, edge: { readonly u: number; readonly v: number }): Spot | undefined {
  const inside = crossings.get(keyOf(snap(u, edge.u), snap(v, edge.v)))
  if (inside !== undefined) return inside
  return cells.find((cell) => Math.abs(cell.u - u) <= cell.du / 2 && Math.abs(cell.v - v) <= cell.dv / 2)?.spot
}
