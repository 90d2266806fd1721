import { chanceOf, type Species } from '../engine/species.ts'

/** A share in per cent, with as many digits as it has. */
export const percentOf = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(share)

/** How likely a shot catches, in per cent. */
export function writeChance(language: string, species: Species): string {
  const { over, under } = chanceOf(species)
  return percentOf(language, over / under)
}
