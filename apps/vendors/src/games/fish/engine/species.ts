/** Every kind of fish, from the smallest to the largest. A catch brings so many times what the shot cost. */
export const pays = {
  sprat: 2,
  clown: 3,
  seahorse: 5,
  puffer: 8,
  turtle: 12,
  lionfish: 20,
  octopus: 30,
  manta: 50,
  hammerhead: 100,
  angler: 300,
} as const

export type Species = keyof typeof pays

// The table above is the only place that names species.
export const allSpecies = Object.keys(pays) as readonly Species[]

/** The return of every shot, whatever it is aimed at, as a fraction. */
const returned = { over: 24, under: 25 }

/** Return to player in per cent. */
export const statedReturn = (100 * returned.over) / returned.under

/** How likely a shot catches, as a fraction: the return shared out by what the fish pays. */
export const chanceOf = (species: Species): { readonly over: number; readonly under: number } => ({
  over: returned.over,
  under: returned.under * pays[species],
})
