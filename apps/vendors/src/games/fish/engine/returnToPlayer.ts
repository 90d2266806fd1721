import { shoot } from './shoot.ts'
import { allSpecies, chanceOf, type Species } from './species.ts'

/** The exact return of a species: every draw that can come is shot once. */
export function returnOf(species: Species): { readonly over: bigint; readonly under: bigint } {
  const { under } = chanceOf(species)
  const cost = 100
  let paid = 0
  for (let drawn = 0; drawn < under; drawn++) paid += shoot(cost, '', species, () => drawn).win
  return { over: BigInt(paid), under: BigInt(cost * under) }
}

/** The exact return of shots spread evenly over all species. */
export function returnToPlayer(): { readonly over: bigint; readonly under: bigint } {
  const parts = allSpecies.map(returnOf)
  const under = parts.reduce((product, part) => product * part.under, 1n)
  const over = parts.reduce((sum, part) => sum + (part.over * under) / part.under, 0n)
  return { over, under: under * BigInt(parts.length) }
}
