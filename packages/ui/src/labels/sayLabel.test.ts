import { expect, test } from 'vitest'
import { sayLabel, sayNumber } from './sayLabel.ts'

const labels = {
  retry: 'Try again',
  bets_one: '{{count}} bet',
  bets_other: '{{count}} bets',
  range: '{{ from }} to {{to}}',
}

test('FP28 a label with a count says one and many', () => {
  expect(sayLabel(labels, 'bets', { count: 1 }, 'en')).toBe('1 bet')
  expect(sayLabel(labels, 'bets', { count: 0 }, 'en')).toBe('0 bets')
  expect(sayLabel(labels, 'bets', { count: 12_480 }, 'en')).toBe('12,480 bets')
})

test('FP28 numbers are written in the page’s language', () => {
  expect(sayLabel(labels, 'bets', { count: 12_480 }, 'tr')).toBe('12.480 bets')
  expect(sayNumber(1234.5, 'de')).toBe('1.234,5')
})

test('FP28 a language with more plurals than English gets its own, or the general one', () => {
  const polish = { bets_one: 'zakład', bets_few: 'zakłady', bets_other: 'zakładów' }
  expect([1, 3, 5].map((count) => sayLabel(polish, 'bets', { count }, 'pl'))).toEqual(['zakład', 'zakłady', 'zakładów'])
})

test('FP28 places are filled by name, and one without a value stays to be seen', () => {
  expect(sayLabel(labels, 'range', { from: '2026-11-01', to: '{{from}}' })).toBe('2026-11-01 to {{from}}')
  expect(sayLabel(labels, 'range', { from: 'a' })).toBe('a to {{to}}')
  expect(sayLabel(labels, 'retry')).toBe('Try again')
})

test('FP28 a key or plural that does not exist does not compile', () => {
  // @ts-expect-error no such key
  expect(sayLabel(labels, 'retri')).toBe('retri')
  // @ts-expect-error a plural is asked by its base
  expect(sayLabel(labels, 'bets_one')).toBe('{{count}} bet')
})
