import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prefixDistance, typedWord } from './prefixDistance.ts'

/** Optimal string alignment as it is defined, letter by letter. */
function slowly(typed: string, word: string): number {
  const rows = Array.from({ length: typed.length + 1 }, (_, row) => [
    row,
    ...Array.from({ length: word.length }, () => 0),
  ])
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let column = 0; column <= word.length; column++) (rows[0] ?? [])[column] = column
  for (let row = 1; row <= typed.length; row++) {
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      ;(rows[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(typed.length, word.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 14 })

test('N09 mistakes are counted as the definition counts them', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (typed, other, most) => {
      const counted = prefixDistance(typedWord(typed), other, most, false)
      expect(counted).toBe(Math.min(slowly(typed, other), most + 1))
    }),
    { numRuns: 2000 },
  )
})

test('N09 what was typed is compared with every beginning of a word', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
      const beginnings = Array.from({ length: other.length + 1 }, (_, end) => slowly(typed, other.slice(0, end)))
      expect(prefixDistance(typedWord(typed), other, most, true)).toBe(Math.min(...beginnings, most + 1))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['bokk', 'book', 1],
  ['fruti', 'fruit', 1],
  ['dragno', 'dragon', 1],
  ['', 'abc', 0],
  ['abcdefghijklmnopqrstuvwxyzabcdefgh', 'abcdefghijklmnopqrstuvwxyzabcde', 0],
])('N09 "%s" begins "%s" with %d mistakes', (typed, other, mistakes) => {
  expect(prefixDistance(typedWord(typed), other, 3, true)).toBe(mistakes)
})
