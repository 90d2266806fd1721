import { expect, test } from 'vitest'
import { checkWords } from './checkWords.ts'

test.each([
  ['', 'contentShort'],
  [`${' '.repeat(20)}nine char`, 'contentShort'],
  ['ten chars.', undefined],
  ['🎡'.repeat(1000), undefined],
  ['a'.repeat(1001), 'contentLong'],
])('P25 %# a feedback has 10 to 1,000 characters', (text, problem) => {
  expect(checkWords(text)).toBe(problem)
})
