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

test('CF03 what is possible is listed once', () => {
  expect(suggest('zebra', ['tr', 'tr'])).toBe('Possible: tr')
})

test('CF03 a list of twenty is given whole, the rest of a longer one is left out', () => {
  const many = Array.from({ length: 21 }, (_, index) => `n${index}`)
  expect(suggest('zebra', many.slice(1))).toMatch(/, n20$/)
  expect(suggest('zebra', many)).toMatch(/, n19, …$/)
})

test('CF03 the beginning of a longer name means that name, when only one has it', () => {
  const sections = ['hot-games', 'winner-board', 'category-row', 'game-search', 'gamePicker']
  expect(nearest('hot', sections)).toBe('hot-games')
  expect(nearest('Winner', sections)).toBe('winner-board')
  expect(nearest('game', sections)).toBeUndefined()
  expect(nearest('cat', sections)).toBeUndefined()
})
