import { expect, test } from 'vitest'
import type { Labels } from './labels.ts'
import { sayLabel } from './sayLabel.ts'
import { isPlain } from './template.ts'

const en = { play: 'Play {{name}}', games_one: '{{count}} game', games_other: '{{count}} games' }
const labels: Labels<typeof en> = en

test('FP28 a text with a count stands in its plural form', () => {
  expect([0, 1, 2].map((count) => sayLabel(labels, 'games', { count }))).toEqual(['0 games', '1 game', '2 games'])
})

test('FP28 a language has as many forms as it needs, and one for none', () => {
  const pl = { ...en, language: 'pl', games_zero: 'brak gier', games_one: '{{count}} gra', games_few: '{{count}} gry' }
  const polish: Labels<typeof en> = { ...pl, games_other: '{{count}} gier' }
  expect([0, 1, 3].map((count) => sayLabel(polish, 'games', { count }))).toEqual(['brak gier', '1 gra', '3 gry'])
  const ja: Labels<typeof en> = { ...en, language: 'ja', games_other: 'ゲーム{{count}}本' }
  expect(sayLabel(ja, 'games', { count: 1 })).toBe('ゲーム1本')
})

test('FP28 numbers are written as the language writes them', () => {
  expect(sayLabel(labels, 'games', { count: 12345 })).toBe('12,345 games')
  expect(sayLabel({ ...labels, language: 'tr' }, 'games', { count: 12345 })).toBe('12.345 games')
})

test('UK12 what a value says is no syntax, and a place without a value stays', () => {
  expect(sayLabel(labels, 'play', { name: '$& {{name}}' })).toBe('Play $& {{name}}')
  expect(sayLabel(labels, 'play')).toBe('Play {{name}}')
})

test('UK12 a text says whether it needs more than names put in', () => {
  const texts = ['{{a}} and {{ b }}', '{{a, number}}', '$t(b) too', '{{- a}}', '{{a.b}}', 'Costs $5 { }']
  expect(texts.map((text) => isPlain(text))).toEqual([true, false, false, false, false, true])
})
