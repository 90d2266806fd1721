/**
 * One reel's symbols in the order they pass, as a ring of letters. A stop is the place of the symbol in the top row; the
 * ones after it stand below.
 */
export type Strip = string

/** Writes a strip down without the spaces that make it readable. */
export const strip = (letters: string): Strip => letters.replaceAll(' ', '')

/** The letter at a place of the ring; any integer is a place. */
export function letterAt(ring: Strip, place: number): string {
  return ring.charAt(((place % ring.length) + ring.length) % ring.length)
}

/** `count` letters of the ring from a place on. */
export function windowOf(ring: Strip, stop: number, count: number): string {
  return Array.from({ length: count }, (_, row) => letterAt(ring, stop + row)).join('')
}

/** How often a letter stands in a strip or a column. */
export function countOf(column: string, letter: string): number {
  let count = 0
  for (const one of column) if (one === letter) count++
  return count
}
