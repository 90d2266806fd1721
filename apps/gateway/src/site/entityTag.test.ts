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

test('CF12 a long header costs no time', () => {
  const started = performance.now()
  for (let time = 0; time < 20; time += 1) isKnownTag('"a"', `"b"${' '.repeat(15_000)}"c"`)
  expect(performance.now() - started).toBeLessThan(100)
})
