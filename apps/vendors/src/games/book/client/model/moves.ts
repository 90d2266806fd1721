import type { EventView } from '../../wire.ts'
import { keyOf } from './slip.ts'

export type Move = 'up' | 'down'
/** Which way odds went when they last changed, by their place. */
export type Moves = ReadonlyMap<string, Move>

/** What moved between two answers; of events that have not changed the last move stays. */
export function movesBetween(moves: Moves, before: readonly EventView[], after: readonly EventView[]): Moves {
  const old = new Map(before.flatMap((event) => placesOf(event)))
  const found = after.flatMap((event) =>
    placesOf(event).flatMap(([key, odds]): [string, Move][] => {
      const was = old.get(key)
      return was === undefined || was === odds ? [] : [[key, odds > was ? 'up' : 'down']]
    }),
  )
  return found.length === 0 ? moves : new Map([...moves, ...found])
}

const placesOf = ({ id, markets }: EventView): [string, number][] =>
  markets.flatMap((market) =>
    market.selections.map((one): [string, number] => [
      keyOf({ event: id, market: market.id, selection: one.id }),
      one.odds,
    ]),
  )
