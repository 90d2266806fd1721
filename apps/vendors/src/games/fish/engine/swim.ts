import { mix } from './mix.ts'
import type { Fish } from './sea.ts'
import type { Species } from './species.ts'

/** Where a fish is: parts of the sea's width and height, and which way it looks. */
export interface Place {
  readonly x: number
  readonly y: number
  /** 1 to the right, -1 to the left. */
  readonly facing: 1 | -1
  /** Slope of its way, radians. */
  readonly tilt: number
}

interface Way {
  /** Highest and lowest middle of its way. */
  readonly depths: readonly [number, number]
  /** How far it swings up and down, and how often while it crosses. */
  readonly swing: number
  readonly swings: number
}

const ways: Readonly<Record<Species, Way>> = {
  sprat: { depths: [0.24, 0.72], swing: 0.05, swings: 1.5 },
  clown: { depths: [0.3, 0.8], swing: 0.04, swings: 2 },
  seahorse: { depths: [0.45, 0.86], swing: 0.05, swings: 3 },
  puffer: { depths: [0.2, 0.76], swing: 0.05, swings: 2 },
  turtle: { depths: [0.16, 0.7], swing: 0.07, swings: 1.2 },
  lionfish: { depths: [0.4, 0.82], swing: 0.04, swings: 1.6 },
  octopus: { depths: [0.3, 0.8], swing: 0.09, swings: 2.5 },
  manta: { depths: [0.16, 0.6], swing: 0.08, swings: 1.1 },
  hammerhead: { depths: [0.18, 0.7], swing: 0.06, swings: 1 },
  angler: { depths: [0.3, 0.52], swing: 0.05, swings: 0.8 },
}

/** How far outside the edges a way begins and ends, in widths: an angler is longer than a sprat. */
const outside: Readonly<Partial<Record<Species, number>>> = { angler: 0.3, hammerhead: 0.22, manta: 0.2 }

export function placeOf(sea: string, { id, species, comesAt, goesAt }: Fish, time: number): Place {
  const { depths, swing, swings } = ways[species]
  const shoal = id.slice(0, -2)
  const number = Number(id.at(-1))
  const own = (what: string): number => mix(`${sea} ${shoal} ${what}`)
  const facing = own('side') < 0.5 ? 1 : -1
  const done = (time - comesAt) / (goesAt - comesAt)
  const margin = outside[species] ?? 0.12
  const along = -margin + done * (1 + 2 * margin)
  const drift = (own('drift') - 0.5) * 0.16
  const turn = 2 * Math.PI * (done * swings + own('phase'))
  // Those of one shoal swim beside one another.
  const beside = number === 0 ? 0 : (number % 2 === 0 ? 0.055 : -0.055) * Math.ceil(number / 2)
  const y = depths[0] + own('depth') * (depths[1] - depths[0]) + beside + drift * (done - 0.5) + swing * Math.sin(turn)
  const rise = (drift + swing * 2 * Math.PI * swings * Math.cos(turn)) / (1 + 2 * margin)
  return { x: facing === 1 ? along : 1 - along, y, facing, tilt: Math.atan(rise * 0.6) }
}
