import { expect, test } from 'vitest'
import { readRecordPlace, writeRecordPlace } from './recordAddress.ts'
import { checkDays } from './recordDays.ts'
import { changeValues, type FilterDeclaration } from './recordFilters.ts'

const today = '2026-11-21'
const filters: readonly FilterDeclaration[] = [
  { kind: 'dates', id: 'dates', start: 7, quickDays: [1, 7], longest: 732 },
  { kind: 'select', id: 'category', label: 'Category', options: [{ value: 'RNG', label: 'Slots' }] },
  { kind: 'select', id: 'provider', label: 'Provider', dependsOn: 'category' },
  { kind: 'search', id: 'reference', label: 'Reference', maxLength: 8 },
]
const usual = { from: '2026-11-15', to: today, category: '', provider: '', reference: '' }
const read = (query: string) => readRecordPlace(new URLSearchParams(query), filters, today)
const write = (query: string, place: Parameters<typeof writeRecordPlace>[3]) =>
  decodeURIComponent(writeRecordPlace(new URLSearchParams(query), filters, today, place).toString())

test('P06 an address without filters shows the first days and the first page', () => {
  expect(read('centre=member.personalHistoryCopy&page=9')).toEqual({ values: usual, page: 1 })
})

test('P06 filters and page stand in the address beside what the page below has there', () => {
  const place = { values: { ...usual, from: '2026-11-01', category: 'RNG', reference: 'r-7' }, page: 3 }
  const query = write('page=2&centre=member.x', place)
  expect(query).toBe(
    'page=2&centre=member.x&centre.from=2026-11-01&centre.to=2026-11-21&centre.category=RNG&centre.reference=r-7&centre.page=3',
  )
  expect(read(query)).toEqual(place)
  expect(write(query, { values: usual, page: 1 })).toBe('page=2&centre=member.x')
})

test.each([
  'centre.from=2026-02-30&centre.to=2026-11-21',
  'centre.from=2026-11-20&centre.to=2026-11-19',
  'centre.from=2020-01-01&centre.to=2026-11-21',
  'centre.from=2026-11-20&centre.to=2026-11-22',
  'centre.from=2026-11-20',
  'centre.category=NONE',
  'centre.page=0',
  'centre.page=1e9',
  'centre.page=-1',
])('P06 what does not exist falls back and is cleaned from the address: %s', (query) => {
  const place = read(query)
  expect(place).toEqual({ values: usual, page: 1 })
  expect(write(query, place)).toBe('')
})

test('P06 a value stays while its options are not known, a long text is cut', () => {
  expect(read('centre.provider=BGS&centre.reference=123456789').values).toMatchObject({
    provider: 'BGS',
    reference: '12345678',
  })
})

test('P06 days stay empty while today is not known', () => {
  expect(readRecordPlace(new URLSearchParams(), filters, undefined).values).toMatchObject({ from: '', to: '' })
})

test('P06 a choice opens again when what it depends on changes', () => {
  const values = { ...usual, category: 'RNG', provider: 'BGS' }
  expect(changeValues(filters, values, { category: '' })).toEqual({ ...values, category: '', provider: '' })
  expect(changeValues(filters, values, { reference: 'x' })).toEqual({ ...values, reference: 'x' })
  expect(changeValues(filters, values, { category: '', provider: 'NEO' }).provider).toBe('NEO')
})

test.each([
  ['2026-11-01', '2026-11-01', undefined],
  ['2026-11-02', '2026-11-01', 'order'],
  ['', '2026-11-01', 'noDates'],
  ['2026-02-30', '2026-11-01', 'noDates'],
  ['11-01-2026', '2026-11-01', 'noDates'],
  ['2024-11-21', '2026-11-21', undefined],
  ['2024-11-19', '2026-11-21', 'longRange'],
])('V31 the days %s to %s: %s', (from, to, problem) => {
  expect(checkDays(from, to, 732)).toBe(problem)
})
