import { expect, test } from 'vitest'
import { english, turkish } from '../testing/fixtures.ts'
import { parseFlag, parseLanguage, parseTheme } from './localKeys.ts'
import { clearSession, parseToken, writeMember } from './sessionKeys.ts'
import { readStored, type StorageLike, writeStored } from './stored.ts'

function memory(entries: Record<string, string> = {}): StorageLike & { readonly map: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  }
}

test('EN21 a stored value that is of the right form is read', () => {
  expect(readStored(memory({ theme: 'light' }), 'theme', parseTheme)).toBe('light')
  expect(readStored(memory({ lang: 'TY' }), 'lang', parseLanguage([english, turkish]))).toBe('TY')
  expect(readStored(memory({ balanceHidden: '1' }), 'balanceHidden', parseFlag)).toBe(true)
})

test.each(['', 'blue', '<script>', '{"theme":"dark"}'])('EN21 a broken theme %j is dropped', (text) => {
  const storage = memory({ theme: text })
  expect(readStored(storage, 'theme', parseTheme)).toBeUndefined()
  expect(storage.map.has('theme')).toBe(false)
})

test('EN21 a language the site no longer has is dropped', () => {
  const storage = memory({ lang: 'KR' })
  expect(readStored(storage, 'lang', parseLanguage([english]))).toBeUndefined()
  expect(storage.map.has('lang')).toBe(false)
})

test('EN22 a token that could break a header is dropped', () => {
  expect(parseToken('abc.DEF-123')).toBe('abc.DEF-123')
  for (const text of ['', 'a b', 'a\r\nX: y', 'é', 'x'.repeat(513)]) expect(parseToken(text)).toBeUndefined()
})

test('A09 G11 signing out empties the session’s keys but keeps the merchant and what is not ours', () => {
  const storage = memory({ merchant: 'COMET', token: 'cookie', current_vassalage: 'BGS', other: 'x' })
  writeMember(storage, { id: '7', account: 'demo', nickname: 'Demo', type: 4, toUpline: false })
  expect(storage.map.get('isAgent')).toBe('4')
  clearSession(storage)
  expect(Object.fromEntries(storage.map)).toEqual({ merchant: 'COMET', other: 'x' })
})

test('EN21 a storage that is forbidden or full stops nothing', () => {
  const broken: StorageLike = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  expect(readStored(broken, 'theme', parseTheme)).toBeUndefined()
  expect(() => writeStored(broken, 'theme', 'dark')).not.toThrow()
  expect(readStored(undefined, 'theme', parseTheme)).toBeUndefined()
})
