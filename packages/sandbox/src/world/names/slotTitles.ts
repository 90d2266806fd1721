import { type Kin, kin } from '../../artwork/motifs/index.ts'
import { nounsOf } from '../../artwork/motifs/nouns.ts'
import type { Random } from '../../random/random.ts'
import { modifiers, numbers, people, verbs, wordsOfKin } from './words.ts'

/** A title with what its picture shows. */
export interface Named {
  readonly title: string
  readonly motif: string
  readonly count: number
}

const mechanics: Record<string, readonly string[]> = {
  Classic: ['Triple', 'Classic', 'Nine Lines', 'Double Up'],
  Video: ['Free Spins', 'Wilds', 'Collect', 'Hold & Spin', 'Respins'],
  Cascade: ['Cascade', 'Tumbledown', 'Chain', 'Sixfold Ways', 'Thousandfold'],
  Jackpot: ['Jackpot', 'Grand Pot', 'Must Drop'],
  Table: ['Table', 'Solo', 'Express'],
}

interface Choice {
  readonly random: Random
  readonly one: string
  readonly many: string
  readonly modifier: string
  readonly place: string
}

type Shape = (choice: Choice) => readonly [title: string, count: number]

/** Grammar of titles. A shape stands as often in the list as it should occur. */
const shapes: readonly Shape[] = [
  ({ modifier, one }) => [`${modifier} ${one}`, 1],
  ({ modifier, one }) => [`${modifier} ${one}`, 1],
  ({ modifier, one }) => [`${modifier} ${one}`, 1],
  ({ one, place }) => [`${one} of the ${place}`, 1],
  ({ random, one }) => [`${possessive(random.pick(people))} ${one}`, 1],
  ({ random, one }) => [`${one} ${random.pick(verbs)}`, 1],
  ({ place, one }) => [`${place} ${one}`, 1],
  ({ modifier, many }) => [`${modifier} ${many}`, 3],
  ({ random, many }) => {
    const [word, count] = random.pick(numbers)
    return [`${word} ${many}`, count]
  },
  ({ random, modifier, many }) => {
    const [word, count] = random.pick(numbers)
    return [`${word} ${modifier} ${many}`, count]
  },
]

function possessive(person: string): string {
  return person.endsWith('s') ? `${person}’` : `${person}’s`
}

/** Makes a title about one of the kin that is not in `taken` yet, and adds it there. */
export function slotTitle(random: Random, group: Kin, gameClass: string, taken: Set<string>): Named {
  const motifs = Object.keys(kin[group]).filter((name) => nounsOf(name)[0]?.[0])
  const own = wordsOfKin[group]
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const motif = random.pick(motifs)
    const [one, many] = random.pick(nounsOf(motif))
    const modifier = random.pick(random.chance(0.35) ? own.modifiers : modifiers)
    const [plain, count] = random.pick(shapes)({ random, one, many, modifier, place: random.pick(own.places) })
    // A mechanic in the name is common enough to be believable and makes crowded groups wider.
    const mechanic = random.chance(0.12 + attempt * 0.04) ? ` ${random.pick(mechanics[gameClass] ?? ['Duo'])}` : ''
    const title = hasEcho(plain) ? '' : `${plain}${mechanic}`
    if (title && title.length <= 40 && !taken.has(title)) {
      taken.add(title)
      return { title, motif, count }
    }
  }
  throw new Error(`no title left for ${group}`)
}

/** Whether a word comes twice, as in "Tulip Tulip". */
function hasEcho(title: string): boolean {
  const parts = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2 && part !== 'the')
  return new Set(parts).size !== parts.length
}
