import { figures } from './figures.ts'
import type { Glyph } from './glyph.ts'
import { lettersAToM } from './lettersAToM.ts'
import { lettersNToZ } from './lettersNToZ.ts'

const drawn = new Map<string, Readonly<Record<string, Glyph>>>()

/**
 * The alphabet at one height of the waist, 0 top to 1 bottom: middle bars follow it, which gives a style its period.
 * Flat-topped styles have square tops where others have points.
 */
export function alphabet(m: number, flat: boolean): Readonly<Record<string, Glyph>> {
  const key = `${m} ${flat}`
  const made = drawn.get(key) ?? { ...lettersAToM(m, flat), ...lettersNToZ(m), ...figures }
  drawn.set(key, made)
  return made
}
