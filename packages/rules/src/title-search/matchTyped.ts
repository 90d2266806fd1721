import { longestWord, prefixDistance, typedWord } from './prefixDistance.ts'

/** A bit per letter of the Latin alphabet, per digit, and for all others together. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97)
    else if (code >= 48 && code <= 57) bits |= 1 << (26 + ((code - 48) >> 2))
    else bits |= 1 << 29
  }
  return bits
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** How many mistakes are forgiven in a word of so many letters. */
const forgiven = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3)

/** Words that fit, by their places in the list, with what each costs. */
export interface Matches {
  readonly words: readonly number[]
  readonly costs: readonly number[]
}

/** Fewer letters are only the beginning of a word. */
const leastWithin = 3
/** So many answers are kept: of a query that grows by a letter, all words but the last are asked for again. */
const kept = 16

/**
 * Compares what is typed with every word of a list. The cost is 0 for the word itself, little for one that begins so, more for one that has
 * it within, most for one with mistakes. The last word typed may be half a word.
 */
export function matchTyped(words: readonly string[]): (typed: string, isHalf: boolean) => Matches {
  const order = words.map((_, word) => word).sort((one, other) => compare(words[one] ?? '', words[other] ?? ''))
  const sorted = order.map((word) => words[word] ?? '')
  const letters = Int32Array.from(sorted, lettersOf)
  const sizes = Uint8Array.from(sorted, ({ length }) => Math.min(length, 255))
  const answers = new Map<string, Matches>()

  const compute = (typed: string, isHalf: boolean): Matches => {
    const found: { words: number[]; costs: number[] } = { words: [], costs: [] }
    const take = (place: number, cost: number): void => {
      found.words.push(order[place] ?? 0)
      found.costs.push(cost)
    }
    const size = typed.length
    const from = firstFrom(sorted, typed)
    let until = from
    for (; sorted[until]?.startsWith(typed); until++) {
      const length = sizes[until] ?? 0
      take(until, length === size ? 0 : 0.1 + (isHalf ? 0.2 : 0.4) * (1 - size / length))
    }
    if (size < leastWithin || size > longestWord) return found
    const prepared = typedWord(typed)
    const wanted = lettersOf(typed)
    const most = forgiven(size)
    for (let place = 0; place < sorted.length; place++) {
      // Each letter that a word does not have is a mistake.
      const missing = wanted & ~(letters[place] ?? 0)
      if (missing !== 0 && countBits(missing) > most) continue
      const length = sizes[place] ?? 0
      if (length + most < size || (place >= from && place < until)) continue
      const text = sorted[place] ?? ''
      if (missing === 0 && length > size && text.includes(typed)) {
        take(place, 0.8)
        continue
      }
      const mistakes = prefixDistance(prepared, text, most, true)
      if (mistakes > most) continue
      const rest = Math.max(0, length - size)
      const isWhole = rest <= most && prefixDistance(prepared, text, most, false) <= mistakes
      take(place, 0.4 + mistakes * 0.7 + (isWhole ? 0 : 0.3 + (0.5 * rest) / length))
    }
    return found
  }
  return (typed, isHalf) => {
    const key = isHalf ? `${typed} ` : typed
    const known = answers.get(key)
    if (known !== undefined) return known
    const matches = compute(typed, isHalf)
    if (answers.size >= kept) answers.delete(answers.keys().next().value ?? '')
    answers.set(key, matches)
    return matches
  }
}

/** By code units, as searching in it does. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Place of the first word that does not stand before a text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let from = 0
  let until = sorted.length
  while (from < until) {
    const middle = (from + until) >>> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else until = middle
  }
  return from
}
