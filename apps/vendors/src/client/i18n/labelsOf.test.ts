import { sayLabel } from '@foyer/ui/labels'
import { expect, test } from 'vitest'
import { labelsOf, languages } from './labelsOf.ts'

const texts = (words: object): string[][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value]]
      : texts(value).map(([inner = '', text = '']) => [`${key}.${inner}`, text]),
  )
const places = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

test.each(languages)('EN20 the game has every word in %s, with the places that the English one has', (language) => {
  const english = new Map(texts(labelsOf('en')).map(([key = '', text]) => [key, text]))
  for (const [key = '', text] of texts(labelsOf(language))) {
    expect(text?.trim(), key).not.toBe('')
    expect(places(text), key).toEqual(places(english.get(key)))
  }
})

test('EN20 a region reads its language, and a language without a file English', () => {
  expect(labelsOf('tr-CY')).toMatchObject({ language: 'tr', spin: 'Çevir' })
  expect(labelsOf('sw')).toMatchObject({ language: 'en', spin: 'Spin' })
})

test('FP28 what was won is told with one line, several or none', () => {
  const labels = labelsOf('en')
  const told = [0, 1, 3].map((count) => sayLabel(labels, 'announceWin', { count, amount: '2.00', balance: '9.00' }))
  expect(told).toEqual([
    '2.00 won. Balance 9.00.',
    '2.00 won on 1 line. Balance 9.00.',
    '2.00 won on 3 lines. Balance 9.00.',
  ])
})
