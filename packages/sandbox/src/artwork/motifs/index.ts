import { bazaar } from './bazaar.ts'
import { birds } from './birds.ts'
import { buildings } from './buildings.ts'
import { draws } from './draws.ts'
import { forest } from './forest.ts'
import { fruit } from './fruit.ts'
import { garden } from './garden.ts'
import { jewels } from './jewels.ts'
import { live } from './live.ts'
import { music } from './music.ts'
import { myth } from './myth.ts'
import { parlour } from './parlour.ts'
import type { Motif } from './part.ts'
import { people } from './people.ts'
import { savanna } from './savanna.ts'
import { sky } from './sky.ts'
import { sport } from './sport.ts'
import { travel } from './travel.ts'
import { water } from './water.ts'
import { workshop } from './workshop.ts'

/** Motifs by groups of kin. */
export const kin = {
  bazaar,
  birds,
  buildings,
  forest,
  fruit,
  garden,
  jewels,
  music,
  myth,
  parlour,
  people,
  savanna,
  sky,
  travel,
  water,
  workshop,
} as const
export type Kin = keyof typeof kin

const kinByMotif = new Map(
  // `Object.keys` forgets the names of keys.
  (Object.keys(kin) as Kin[]).flatMap((group) => Object.keys(kin[group]).map((motif) => [motif, group] as const)),
)

/** The group of kin that a motif is of; motifs of tables, sports and lotteries are of none. */
export const kinOfMotif = (motif: string): Kin | undefined => kinByMotif.get(motif)

/** Motifs of live tables, sports and lotteries. */
const systems = { live, sport, draws } as const

const all = new Map<string, Motif>(
  [...Object.values(kin), ...Object.values(systems)].flatMap((group) => Object.entries(group)),
)

export const motifNames: readonly string[] = [...all.keys()]

/** The motif of this name. */
export function motifFor(name: string): Motif | undefined {
  return all.get(name)
}
