/** Letters and digits that are not taken for one another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12
const group = 4

/**
 * A round's reference as a player reads it out, e.g. `7K2M-Q0XD-93VA`. `pick` gives a whole number from 0 to below its
 * parameter; twelve signs are 60 bits.
 */
export function roundReference(pick: (below: number) => number): string {
  const text = Array.from({ length }, () => signs[pick(signs.length)] ?? '').join('')
  return Array.from({ length: length / group }, (_, at) => text.slice(at * group, (at + 1) * group)).join('-')
}
