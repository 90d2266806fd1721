import type { Draw } from '../../../frame/random/draw.ts'
import type { RoundOutcome } from '../../../wire/game.ts'
import { chanceOf, pays, type Species } from './species.ts'

/** What a shot may cost, minor units. */
export const costs: readonly number[] = [10, 20, 50, 100, 200, 500, 1000]

export const defaultCost = 20

/** The shortest time between two shots of a held trigger. */
export const shotPaceMs = 500

/** What a shot came to. */
export interface Shot extends RoundOutcome {
  /** Id of the fish that was aimed at. */
  readonly fish: string
  readonly species: Species
  readonly caught: boolean
}

/** One draw decides a shot. Nothing but the species counts: not the place, not the time, not what was shot before. */
export function shoot(cost: number, fish: string, species: Species, draw: Draw): Shot {
  const { over, under } = chanceOf(species)
  const caught = draw(under) < over
  return { stake: cost, win: caught ? cost * pays[species] : 0, fish, species, caught }
}
