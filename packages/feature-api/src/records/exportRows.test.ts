import { expect, test } from 'vitest'
import { type ExportColumn, exportRows } from './exportRows.ts'
import { createFormats } from './formats.ts'

const dollar = { symbol: '$', decimals: 2 }

interface Row {
  readonly at: string
  readonly game: string
  readonly net: number | undefined
}

const columns: readonly ExportColumn<Row>[] = [
  { kind: 'time', header: 'Time', value: ({ at }) => at },
  { kind: 'name', header: 'Game', value: ({ game }) => game, detail: { header: 'Provider', value: () => 'Backstage' } },
  { kind: 'money', header: 'Net', value: ({ net }) => net },
]

test('FP14 V31 days and times are written in one way, in the time zone of the visitor', () => {
  const { time, day } = createFormats(dollar, { tag: 'tr' }, 'Europe/Istanbul')
  expect(time('2026-11-20T22:30:05Z')).toBe('2026-11-21 01:30:05')
  expect(time('never')).toBe('')
  expect(day('2026-11-20')).toBe('2026-11-20')
})

test('P23 a sentence has a moment in the words of its language, whatever format records have, and ends no line within a day', () => {
  const inText = (tag: string, instant = '2026-11-20T22:30:05Z') =>
    createFormats(dollar, { tag, dateFormat: 'MM-dd-yyyy' }, 'Europe/Istanbul').timeInText(instant)
  expect(inText('en')).toBe('Nov\u00a021,\u00a02026, 01:30')
  expect(inText('tr')).toBe('21\u00a0Kas\u00a02026 01:30')
  expect(inText('en', 'never')).toBe('')
  const { dayInText } = createFormats(dollar, { tag: 'tr', dateFormat: 'MM-dd-yyyy' }, 'Europe/Istanbul')
  expect([dayInText('2026-11-20T21:40:12Z'), dayInText('')]).toEqual(['21\u00a0Kas\u00a02026', ''])
})

test('W05 W13 a draw within a minute has its seconds, one of a whole minute has none', () => {
  const inText = (instant: string, tag = 'en') => createFormats(dollar, { tag }, 'Europe/Istanbul').drawInText(instant)
  expect(inText('2026-11-20T18:00:30Z')).toBe('Nov\u00a020,\u00a02026, 21:00:30')
  expect(inText('2026-11-20T18:00:30Z', 'tr')).toBe('20\u00a0Kas\u00a02026 21:00:30')
  expect(inText('2026-11-20T18:00:00Z')).toBe('Nov\u00a020,\u00a02026, 21:00')
})

test('V31 days and times have the other format where the brand says so of the language', () => {
  const { time, day, dateFormat } = createFormats(dollar, { tag: 'en', dateFormat: 'MM-dd-yyyy' }, 'Europe/Istanbul')
  expect(time('2026-11-20T22:30:05Z')).toBe('11-21-2026 01:30:05')
  expect(day('2026-11-20')).toBe('11-20-2026')
  expect(dateFormat).toBe('MM-dd-yyyy')
})

test('FP28 amounts have the separators of the language', () => {
  expect(createFormats({ symbol: '₺', decimals: 2 }, { tag: 'tr' }, 'UTC').money(-1_234_550)).toBe('-₺12.345,50')
})

test('P06 an exported row has what its columns show, with amounts as plain decimals and a column for each fact', () => {
  const rows = [
    { at: '2026-11-20T22:30:05Z', game: 'Nova', net: -125_050 },
    { at: '2026-11-20T22:30:06Z', game: 'Reef', net: undefined },
  ]
  expect(exportRows(columns, rows, createFormats(dollar, { tag: 'tr' }, 'UTC'), 'USD')).toEqual([
    ['Time (UTC)', 'Game', 'Provider', 'Net (USD)'],
    ['2026-11-20 22:30:05', 'Nova', 'Backstage', '-1250.50'],
    ['2026-11-20 22:30:06', 'Reef', 'Backstage', ''],
  ])
})

test('V31 an exported file has the days of the page, as the brand writes them in its language', () => {
  const formats = createFormats(dollar, { tag: 'en', dateFormat: 'MM-dd-yyyy' }, 'UTC')
  const [, row] = exportRows(columns, [{ at: '2026-11-20T22:30:05Z', game: 'Nova', net: 5 }], formats, 'USD')
  expect(row?.[0]).toBe('11-20-2026 22:30:05')
})
