import type { Game } from '@foyer/contract'
import { expect, test } from 'vitest'
import { calledSo } from './useKeptTitles.ts'

test('QP17 L24 kept titles are found anywhere in their names, without case or accents, in the order they are kept in', () => {
  // Only names are read.
  const games = ['Otter Bay', 'Café Minuit', 'Star Otter'].map((name) => ({ name }) as Game)
  expect(calledSo(games, 'OTTER').map(({ name }) => name)).toEqual(['Otter Bay', 'Star Otter'])
  expect(calledSo(games, 'cafe').map(({ name }) => name)).toEqual(['Café Minuit'])
  expect(calledSo(games, 'whale')).toEqual([])
})
