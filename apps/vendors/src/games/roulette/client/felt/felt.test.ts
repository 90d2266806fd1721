import { describe, expect, test } from 'vitest'
import { findSpot, type Spot, spots } from '../../engine/spots.ts'
import { type Direction, nextSpot } from './nextSpot.ts'
import { spotAt } from './spotAt.ts'
import { between, cells, placeOf } from './spotPlace.ts'

const edge = { u: 0.2, v: 0.2 }
const named = (id: string): Spot => {
  const spot = findSpot(id)
  if (spot === undefined) throw new Error(id)
  return spot
}

describe('the felt', () => {
  test('I38 has a place of its own for each of the 157 bets', () => {
    expect([cells.length, between.length]).toEqual([49, 108])
    expect(new Set(spots.map((spot) => JSON.stringify(placeOf(spot)))).size).toBe(157)
  })

  test('I38 a press in the middle of any place means its bet', () => {
    for (const spot of spots) {
      const { u, v } = placeOf(spot)
      expect(spotAt(u, v, edge)?.id).toBe(spot.id)
    }
  })

  test.each([
    [4.5, 1.5, '14'],
    [4.95, 1.5, '14-17'],
    [4.5, 1.9, '14-15'],
    [5.1, 2.1, '14-15-17-18'],
    [4.5, 0.1, '13-14-15'],
    [5.1, -0.1, '13-14-15-16-17-18'],
    [-0.5, 2.9, '0'],
    [0.1, 0.9, '0-1-2'],
    [-0.1, 2.1, '0-2-3'],
    [0.1, 0.05, '0-1-2-3'],
    [11.9, 0.5, '34'],
    [5, -0.6, 'dozen2'],
    [12.1, 2.5, 'column3'],
    [5, -1.5, 'red'],
  ])('I38 a press at %d, %d means %s', (u, v, id) => {
    expect(spotAt(u, v, edge)?.id).toBe(id)
  })

  test('I38 a press beside the felt means nothing', () => {
    expect(spotAt(-0.5, -1, edge)).toBeUndefined()
    expect(spotAt(20, 1, edge)).toBeUndefined()
  })
})

describe('arrow keys', () => {
  test('I38 lead from zero to every bet', () => {
    const directions: Direction[] = ['towardsZero', 'towardsColumns', 'inwards', 'outwards']
    const reached = new Set<string>()
    const queue = [named('0')]
    for (let spot = queue.pop(); spot !== undefined; spot = queue.pop()) {
      if (reached.has(spot.id)) continue
      reached.add(spot.id)
      queue.push(...directions.map((direction) => nextSpot(spot, direction)))
    }
    expect(spots.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('I38 step by half a cell, from a number over the line to its neighbour', () => {
    expect(nextSpot(named('17'), 'towardsColumns').id).toBe('17-20')
    expect(nextSpot(named('17-20'), 'towardsColumns').id).toBe('20')
    expect(nextSpot(named('17'), 'inwards').id).toBe('17-18')
    expect(nextSpot(named('16'), 'outwards').id).toBe('16-17-18')
    expect(nextSpot(named('16-17-18'), 'outwards').id).toBe('dozen2')
    expect(nextSpot(named('column1'), 'towardsColumns').id).toBe('column1')
  })
})
