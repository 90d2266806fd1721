import { expect, test } from 'vitest'
import { readEntry, writeEntry } from './entry.ts'

const read = (fields: Record<string, string>) => readEntry(new URLSearchParams(fields))

test('I48 R13 an address says which part of a lottery is shown, the way to play and the way back', () => {
  const entry = { view: 'past', playType: 'spots', backUrl: '/en/lottery?gameCode=QUICK10' }
  expect(read(entry)).toEqual(entry)
  const address = new URL(writeEntry('/play/QUICK10', entry), 'http://games.example')
  expect([address.pathname, readEntry(address.searchParams)]).toEqual(['/play/QUICK10', entry])
  expect(writeEntry('/play/QUICK10', {})).toBe('/play/QUICK10')
})

test('H02 an address says the theme of the page around a lottery, and keeps it for a reload', () => {
  expect(read({ theme: 'light' })).toEqual({ theme: 'light' })
  expect(writeEntry('/play/QUICK10', read({ theme: 'dark' }))).toBe('/play/QUICK10?theme=dark')
})

test.each<Record<string, string>>([
  { backUrl: 'https://evil.example/' },
  { backUrl: '//evil.example' },
  { backUrl: 'javascript:alert(1)' },
  { backUrl: '/\\evil.example' },
  { playType: '<b>', view: '../past' },
  { theme: 'sepia' },
  { theme: 'constructor' },
])('I48 of %j nothing is taken', (fields) => expect(read(fields)).toEqual({}))
