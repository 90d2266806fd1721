import { findSpot, type Spot, spots } from '../../engine/spots.ts'

/**
 * Where a spot lies on the felt, in cells. `u` runs along the table from zero, which lies from -1 to 0, to the columns, from 12 to
 * 13. `v` runs across it: the numbers from 0 to 3, dozens below them from -1 to 0, even chances from -2 to -1. The middle of the spot.
 */
export interface Place {
  readonly u: number
  readonly v: number
}

/** A cell of the felt: a spot that is written on it, with its extent in cells. */
export interface Cell extends Place {
  readonly spot: Spot
  readonly du: number
  readonly dv: number
}

const evens = ['low', 'even', 'red', 'black', 'odd', 'high']

function cellOf(spot: Spot): Cell | undefined {
  const [first = 0] = spot.numbers
  switch (spot.kind) {
    case 'straight':
      return first === 0
        ? { spot, u: -0.5, v: 1.5, du: 1, dv: 3 }
        : { spot, u: Math.floor((first - 1) / 3) + 0.5, v: ((first - 1) % 3) + 0.5, du: 1, dv: 1 }
    case 'dozen':
      return { spot, u: (first - 1) / 3 + 2, v: -0.5, du: 4, dv: 1 }
    case 'column':
      return { spot, u: 12.5, v: first - 0.5, du: 1, dv: 1 }
    case 'even':
      return { spot, u: evens.indexOf(spot.id) * 2 + 1, v: -1.5, du: 2, dv: 1 }
    default:
      return undefined
  }
}

/** The 49 cells with something written on them. */
export const cells: readonly Cell[] = spots.flatMap((spot) => cellOf(spot) ?? [])

const written = new Map(cells.map((cell) => [cell.spot.id, cell]))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The middle of a spot: of its cell, or of the line or crossing between its numbers. */
export function placeOf(spot: Spot): Place {
  const cell = written.get(spot.id)
  if (cell !== undefined) return { u: cell.u, v: cell.v }
  const at = spot.numbers.filter((number) => number !== 0).map((number) => placeOfNumber(number))
  const u = spot.numbers.includes(0) ? 0 : mean(at.map((place) => place.u))
  // Streets and lines lie on the edge of the numbers; so do zero and the first three together.
  const onEdge = spot.kind === 'line' || spot.id === '0-1-2-3' || (spot.kind === 'street' && !spot.numbers.includes(0))
  return { u, v: onEdge ? 0 : mean(at.map((place) => place.v)) }
}

function placeOfNumber(number: number): Place {
  const spot = findSpot(String(number))
  if (spot === undefined) throw new RangeError(`No number ${number}`)
  return placeOf(spot)
}

/** Spots on lines and crossings, which have no cell of their own. */
export const between: readonly (Place & { readonly spot: Spot })[] = spots.flatMap((spot) =>
  written.has(spot.id) ? [] : [{ spot, ...placeOf(spot) }],
)
