import { expect, test } from 'vitest'
import { isKnownTag } from './entityTag.ts'

test.each([
  ['"a"', true],
  ['"b", "a"', true],
  [' "b" ,"a" ', true],
  ['W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('CF12 of the tags %s a browser may have "a": %s', (header, known) => {
  expect(isKnownTag('"a"', header)).toBe(known)
})
