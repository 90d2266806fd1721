import type { Species } from '../../engine/species.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Length of a fish in hundredths of the water's size. */
const lengths: Readonly<Record<Species, number>> = {
  sprat: 6.2,
  clown: 7.4,
  seahorse: 5.4,
  puffer: 8.2,
  turtle: 12.5,
  lionfish: 11.5,
  octopus: 11.5,
  manta: 19,
  hammerhead: 23,
  angler: 27,
}

/** What a hundredth of the water is, in pixels; on a phone fish are larger beside it. */
const unitOf = ({ width, height }: Area): number => Math.max(Math.sqrt(width * height) / 100, 6.4)

export const lengthOf = (species: Species, area: Area): number => Math.round(lengths[species] * unitOf(area))
