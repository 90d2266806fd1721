import { expect, test } from 'vitest'
import { type ExportColumn, exportRows } from './exportRows.ts'
import { createFormats } from './formats.ts'

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
  const { time, day } = createFormats('$', 'tr', 'Europe/Istanbul')
  expect(time('2026-11-20T22:30:05Z')).toBe('2026-11-21 01:30:05')
  expect(time('never')).toBe('')
  expect(day('2026-11-20')).toBe('2026-11-20')
})

test('FP28 amounts have the separators of the language', () => {
  expect(createFormats('₺', 'tr', 'UTC').money(-1_234_550)).toBe('-₺12.345,50')
})

test('P06 an exported row has what its columns show, with amounts as plain decimals and a column for each fact', () => {
  const rows = [
    { at: '2026-11-20T22:30:05Z', game: 'Nova', net: -125_050 },
    { at: '2026-11-20T22:30:06Z', game: 'Reef', net: undefined },
  ]
  expect(exportRows(columns, rows, createFormats('$', 'tr', 'UTC'), 'USD')).toEqual([
    ['Time (UTC)', 'Game', 'Provider', 'Net (USD)'],
    ['2026-11-20 22:30:05', 'Nova', 'Backstage', '-1250.50'],
    ['2026-11-20 22:30:06', 'Reef', 'Backstage', ''],
  ])
})
