import { mix } from './mix.ts'
import { allSpecies, type Species } from './species.ts'

/** How a species comes: every `every` ms a shoal of `count` that crosses the sea in `stays` ms. */
interface Coming {
  readonly every: number
  readonly count: number
  readonly stays: number
}

const comings: Readonly<Record<Species, Coming>> = {
  sprat: { every: 10_000, count: 4, stays: 15_000 },
  clown: { every: 9000, count: 2, stays: 16_000 },
  seahorse: { every: 11_000, count: 1, stays: 24_000 },
  puffer: { every: 11_000, count: 1, stays: 21_000 },
  turtle: { every: 15_000, count: 1, stays: 25_000 },
  lionfish: { every: 17_000, count: 1, stays: 23_000 },
  octopus: { every: 23_000, count: 1, stays: 25_000 },
  manta: { every: 29_000, count: 1, stays: 21_000 },
  hammerhead: { every: 37_000, count: 1, stays: 19_000 },
  angler: { every: 80_000, count: 1, stays: 36_000 },
}

/** A fish of the sea. Whoever knows the title and the clock knows it: players and server see the same sea. */
export interface Fish {
  /** Species, number of its shoal since 1970, and its own in the shoal. */
  readonly id: string
  readonly species: Species
  /** When it comes in at one edge and when it is out at the other, ms. */
  readonly comesAt: number
  readonly goesAt: number
}

function fishOf(sea: string, species: Species, shoal: number, member: number): Fish {
  const { every, stays } = comings[species]
  const id = `${species}-${shoal}-${member}`
  const late = mix(`${sea} ${species} ${shoal}`) * 0.6 * every
  const comesAt = Math.round(shoal * every + late + member * 700)
  return { id, species, comesAt, goesAt: comesAt + stays }
}

/** All fish between the edges at a time, small ones first. */
export function fishAt(sea: string, time: number): readonly Fish[] {
  const found: Fish[] = []
  for (const species of allSpecies) {
    const { every, stays, count } = comings[species]
    const first = Math.floor((time - stays - every - count * 700) / every)
    for (let shoal = first; shoal * every <= time; shoal++)
      for (let member = 0; member < count; member++) {
        const fish = fishOf(sea, species, shoal, member)
        if (fish.comesAt <= time && time < fish.goesAt) found.push(fish)
      }
  }
  return found
}

/** The fish of an id, whenever it swims; `undefined` when there never is one. */
export function findFish(sea: string, id: string): Fish | undefined {
  const [, name, shoal, member] = /^([a-z]+)-(\d{1,12})-(\d)$/.exec(id) ?? []
  const species = allSpecies.find((one) => one === name)
  if (species === undefined || Number(member) >= comings[species].count) return undefined
  const fish = fishOf(sea, species, Number(shoal), Number(member))
  // A number has more than one writing; a fish has one name, by which it is known as caught.
  return fish.id === id ? fish : undefined
}
