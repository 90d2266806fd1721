import { expect, test } from 'vitest'
import { editDistance, nearest, suggest } from './nearest.ts'

test('CF03 counts insertions, deletions, replacements and swapped neighbours as one step each', () => {
  expect(editDistance('accent', 'acent')).toBe(1)
  expect(editDistance('theme', 'thmee')).toBe(1)
  expect(editDistance('nav', 'nab')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('same', 'same')).toBe(0)
})

test('CF03 finds what a misspelt word meant, whatever its case', () => {
  expect(nearest('Bannners', ['banners', 'nav'])).toBe('banners')
  expect(nearest('entirely-else', ['banners', 'nav'])).toBeUndefined()
  expect(nearest('x'.repeat(1000), ['banners'])).toBeUndefined()
})

test('CF03 lists what is possible when nothing is near', () => {
  expect(suggest('zebra', ['bar', 'split'])).toBe('Possible: bar, split')
  expect(suggest('splt', ['bar', 'split'])).toBe('Did you mean "split"?')
})
