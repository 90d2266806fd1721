import { expect, test } from 'vitest'
import { checkComment } from './checkComment.ts'

test.each([
  ['', true],
  ['a'.repeat(140), true],
  ['a'.repeat(141), false],
  [` ${'a'.repeat(140)} `, true],
  ['🎡'.repeat(140), true],
])('V33 P26 a comment has 140 characters at most: %s', (comment, isShort) => {
  expect(checkComment(comment)).toBe(isShort)
})
