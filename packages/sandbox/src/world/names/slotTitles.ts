import type { ArtFamily } from '../../artwork/artAddress.ts'
import type { Random } from '../../random/random.ts'
import type { Lexicon } from './lexicon.ts'
import { cards } from './lexicons/cards.ts'
import { carnival } from './lexicons/carnival.ts'
import { clockwork } from './lexicons/clockwork.ts'
import { dice } from './lexicons/dice.ts'
import { folk } from './lexicons/folk.ts'
import { gems } from './lexicons/gems.ts'
import { mountain } from './lexicons/mountain.ts'
import { neon } from './lexicons/neon.ts'
import { orbit } from './lexicons/orbit.ts'
import { orchard } from './lexicons/orchard.ts'
import { sea } from './lexicons/sea.ts'
import { temple } from './lexicons/temple.ts'

const lexicons: Partial<Record<ArtFamily, Lexicon>> = {
  gems,
  orchard,
  temple,
  sea,
  cards,
  dice,
  neon,
  orbit,
  folk,
  carnival,
  mountain,
  clockwork,
}

const numbers = ['Three', 'Five', 'Seven', 'Nine', 'Eleven', 'Twelve', 'Forty', 'Hundred']
const verbs = [
  'Rising',
  'Unbound',
  'Awakens',
  'After Dark',
  'Returns',
  'Forever',
  'in Bloom',
  'on Fire',
  'Reborn',
  'Takes Flight',
  'at Dawn',
  'Overflow',
]
const mechanics: Record<string, readonly string[]> = {
  Classic: ['Triple', 'Classic', 'Three Lines', 'Sevens'],
  Video: ['Free Spins', 'Wilds', 'Collect', 'Hold & Spin', 'Respins'],
  Cascade: ['Cascade', 'Tumbledown', 'Chain', 'Sixfold Ways', 'Thousandfold'],
  Jackpot: ['Jackpot', 'Grand Pot', 'Four Pots', 'Must Drop'],
  Table: ['Table', 'Solo', 'Express'],
}

type Shape = (random: Random, lexicon: Lexicon) => string

/** Grammar of titles. A shape stands as often in the list as it should occur. */
const shapes: readonly Shape[] = [
  (r, l) => `${r.pick(l.modifiers)} ${r.pick(l.things)}`,
  (r, l) => `${r.pick(l.modifiers)} ${r.pick(l.things)}`,
  (r, l) => `${r.pick(l.modifiers)} ${r.pick(l.things)}`,
  (r, l) => `${r.pick(l.things)} of the ${r.pick(l.places)}`,
  (r, l) => `${possessive(r.pick(l.people))} ${r.pick(l.things)}`,
  (r, l) => `${possessive(r.pick(l.people))} ${r.pick(l.plurals)}`,
  (r, l) => `${r.pick(numbers)} ${r.pick(l.plurals)}`,
  (r, l) => `${r.pick(numbers)} ${r.pick(l.modifiers)} ${r.pick(l.plurals)}`,
  (r, l) => `${r.pick(l.things)} ${r.pick(verbs)}`,
  (r, l) => `${r.pick(l.people)} & the ${r.pick(l.things)}`,
  (r, l) => `${r.pick(l.places)} ${r.pick(l.things)}`,
  (r, l) => `${r.pick(l.modifiers)} ${r.pick(l.plurals)}`,
]

function possessive(person: string): string {
  return person.endsWith('s') ? `${person}’` : `${person}’s`
}

/** Makes a title that is not in `taken` yet, and adds it there. */
export function slotTitle(random: Random, family: ArtFamily, gameClass: string, taken: Set<string>): string {
  const lexicon = lexicons[family] ?? gems
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const plain = random.pick(shapes)(random, lexicon)
    // A mechanic in the name is common enough to be believable and makes crowded lexicons wider.
    const mechanic = random.chance(0.12 + attempt * 0.04) ? ` ${random.pick(mechanics[gameClass] ?? ['Duo'])}` : ''
    const title = hasEcho(plain) ? '' : `${plain}${mechanic}`
    if (title && title.length <= 40 && !taken.has(title)) {
      taken.add(title)
      return title
    }
  }
  throw new Error(`no title left for ${family}`)
}

/** Whether a word comes twice, as in "Tulip Tulip". */
function hasEcho(title: string): boolean {
  const parts = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2 && part !== 'the')
  return new Set(parts).size !== parts.length
}
