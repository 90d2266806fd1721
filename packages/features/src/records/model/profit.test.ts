import { expect, test } from 'vitest'
import { groupFilters, type ProfitRow, profitColumns, rowWords, wholeOf } from './profitColumns.ts'
import { groupOf, profitFilters, profitInput } from './profitFilters.ts'

const names = {
  t: (key: string) => key,
  nameOf: (type: string) => `name of ${type}`,
  day: (date: string) => `day ${date}`,
  language: 'en',
}
const row: ProfitRow = { key: 'RNG', betCount: 4, stakeAmount: 400, winAmount: 150, netAmount: -250 }
const shown = { from: '2026-11-01', to: '2026-11-21', by: 'category', category: '', provider: 'BGS' }
const entries = (filters: Readonly<Record<string, string>>) => new URLSearchParams(filters).toString()
const bets = (filters: Readonly<Record<string, string>>) => `bets ${entries(filters)}`
const totals = { betCount: 9, stakeAmount: 900, winAmount: 800, netAmount: -100 }
const links = (group: 'DAY' | 'CATEGORY' | 'VENDOR', one: ProfitRow) =>
  profitColumns(names, group, { totals, shown, entries, bets }).flatMap((column) =>
    'href' in column ? [column.href?.(one)] : [],
  )

test('P08 a group says its name, how many bets, what was staked and won, and the difference', () => {
  expect(profitColumns(names, 'CATEGORY').map(({ value }) => value(row))).toEqual(['name of RNG', 4, 400, 150, -250])
  const name = (group: 'DAY' | 'VENDOR', one: ProfitRow) => profitColumns(names, group)[0]?.value(one)
  expect(name('DAY', { ...row, key: '2026-11-20' })).toBe('day 2026-11-20')
  expect(name('VENDOR', { ...row, key: 'BGS', name: 'Backstage' })).toBe('Backstage')
  expect(name('VENDOR', { ...row, key: '' })).toBe('groupNone')
})

test('P08 each amount leads to the entries it is made of, within the filters of the page', () => {
  expect(links('CATEGORY', row)).toEqual(
    ['stakes', 'win', 'play'].map((kind) =>
      entries({ from: shown.from, to: shown.to, category: 'RNG', provider: 'BGS', kind }),
    ),
  )
  expect(links('VENDOR', { ...row, key: '' })).toEqual([undefined, undefined, undefined])
  expect(groupFilters('DAY', '2026-11-20', shown)).toMatchObject({ from: '2026-11-20', to: '2026-11-20', category: '' })
  expect(groupFilters('VENDOR', 'ZMR', shown)).toMatchObject({ from: shown.from, provider: 'ZMR' })
})

test('P08 P06 what holds rounds of a vendor’s own wallet leads to the bet record, where all of them are', () => {
  const filters = { from: shown.from, to: shown.to, category: 'RNG', provider: 'BGS' }
  expect(links('CATEGORY', { ...row, ownWallet: true })).toEqual(Array.from({ length: 3 }, () => bets(filters)))
  const page = { totals: { ...totals, ownWallet: true }, shown, entries, bets }
  const sums = profitColumns(names, 'CATEGORY', page).flatMap((column) =>
    'totalHref' in column && column.totalHref !== undefined ? [column.totalHref] : [],
  )
  expect(new Set(sums)).toEqual(new Set([bets({ ...filters, category: '' })]))
})

test('P08 the sum leads to all entries of the filters', () => {
  const sums = profitColumns(names, 'CATEGORY', { totals, shown, entries, bets }).flatMap((column) =>
    'totalHref' in column ? [column.totalHref] : [],
  )
  expect(sums[1]).toBe(entries({ from: shown.from, to: shown.to, category: '', provider: 'BGS', kind: 'win' }))
})

test('P08 rows are days unless something else is chosen', () => {
  expect(['', 'category', 'vendor', 'month'].map((by) => groupOf(by))).toEqual(['DAY', 'CATEGORY', 'VENDOR', 'DAY'])
  expect(profitInput(shown, 'UTC')).toEqual({
    startDate: shown.from,
    endDate: shown.to,
    timeZone: 'UTC',
    vassalage: 'BGS',
    groupBy: 'CATEGORY',
  })
  expect(profitFilters(names, [], '').map(({ id }) => id)).toEqual(['dates', 'by', 'category', 'provider'])
})

test('P08 the parts of a plot are the whole of the table, however many are shown one by one', () => {
  const parts = [{ name: 'Backstage', value: -80 }]
  expect(wholeOf(parts, { totals, totalCount: 1 }, names.t)).toBe(parts)
  expect(wholeOf(parts, { totals, totalCount: 4 }, names.t)).toEqual([...parts, { name: 'plotRest', value: -20 }])
})

test('P08 rows are counted as the days, categories or providers that they are', () => {
  const words = rowWords((key, values) => `${values?.count} ${key}`, 'DAY', 4)
  expect(words).toMatchObject({ count_other: '4 rows_DAY', filterTotal_other: '4 allRows_DAY' })
})
