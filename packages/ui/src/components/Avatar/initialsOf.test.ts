import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf.ts'

test('UK07 initials are the first letters of the first and the last word, whatever writes them', () => {
  const names = ['demoplayer', 'Ada Maria Lovelace', 'ada.lovelace', 'Ömer Şahin', '𝒜da', '', '  ']
  expect(names.map(initialsOf)).toEqual(['d', 'AL', 'al', 'ÖŞ', '𝒜', '', ''])
})
