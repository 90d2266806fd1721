import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemStatus } from '@foyer/contract'
import { expect, test } from 'vitest'
import { problemLanguages, problemText } from './problemTexts.ts'

test.each(problemLanguages)('EN20 every problem has a text in %s, and no text is without a problem', (language) => {
  const file = join(import.meta.dirname, 'messages', `${language}.json`)
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(texts).sort()).toEqual(Object.keys(problemStatus).sort())
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([])
})

test('EN20 a region is told in its language, and a language without texts in English', () => {
  expect(problemText('not_found', 'tr-CY')).toBe('Bu adreste bir şey yok')
  expect(problemText('not_found', 'sw')).toBe('There is nothing at this address')
  expect(problemText('not_found')).toBe('There is nothing at this address')
})
