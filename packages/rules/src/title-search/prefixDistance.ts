/** The longest word that is compared: as many letters as a number has bits. */
export const longestWord = 31

/** Nearly all letters are of ASCII, and a list is asked in a tenth of the time that a map takes. */
const asciiLetters = 128

/** What was typed, prepared to be compared with many words. */
export interface TypedWord {
  readonly text: string
  /** Per letter of ASCII, at which places it stands. */
  readonly ascii: Int32Array
  /** The same for all others. */
  readonly others: ReadonlyMap<number, number>
}

export function typedWord(text: string): TypedWord {
  const ascii = new Int32Array(asciiLetters)
  const others = new Map<number, number>()
  for (let at = 0; at < Math.min(text.length, longestWord); at++) {
    const letter = text.charCodeAt(at)
    const place = 1 << at
    if (letter < asciiLetters) ascii[letter] = (ascii[letter] ?? 0) | place
    else others.set(letter, (others.get(letter) ?? 0) | place)
  }
  return { text: text.slice(0, longestWord), ascii, others }
}

/**
 * The fewest mistakes that lie between what was typed and a word, or the word's beginning when `ofPrefix`: letters too many, missing,
 * wrong, or two next to each other swapped (optimal string alignment). `most + 1` when there are more than `most`. Bit-parallel, after
 * Hyyrö (2003): one step per letter of the word.
 */
export function prefixDistance(typed: TypedWord, word: string, most: number, ofPrefix: boolean): number {
  const { ascii, others } = typed
  const size = typed.text.length
  if (size === 0) return ofPrefix ? 0 : Math.min(word.length, most + 1)
  const last = 1 << (size - 1)
  let plus = -1
  let minus = 0
  let diagonal = 0
  let before = 0
  let distance = size
  let best = ofPrefix ? size : most + 1
  // Letters further on cannot mend what is wrong before them.
  const end = ofPrefix ? Math.min(word.length, size + most) : word.length
  for (let at = 0; at < end; at++) {
    const letter = word.charCodeAt(at)
    const here = (letter < asciiLetters ? ascii[letter] : others.get(letter)) ?? 0
    const swapped = ((~diagonal & here) << 1) & before
    diagonal = (((here & plus) + plus) ^ plus) | here | minus | swapped
    const horizontalPlus = minus | ~(diagonal | plus)
    const horizontalMinus = diagonal & plus
    if ((horizontalPlus & last) !== 0) distance++
    else if ((horizontalMinus & last) !== 0) distance--
    const shifted = (horizontalPlus << 1) | 1
    plus = (horizontalMinus << 1) | ~(diagonal | shifted)
    minus = diagonal & shifted
    before = here
    if (ofPrefix && distance < best) best = distance
    // A letter mends one mistake at most: those that are left could not mend enough.
    if (distance - (end - at - 1) > most) break
  }
  if (!ofPrefix) best = distance
  return Math.min(best, most + 1)
}
