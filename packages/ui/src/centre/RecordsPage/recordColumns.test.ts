import { expect, test } from 'vitest'
import { recordsPageLabels } from './RecordsPage.labels.ts'
import { recordColumns } from './recordColumns.tsx'
import { recordFormats } from './recordFormats.ts'

test('P01 records that nothing is added up of have no line of sums', () => {
  const columns = [{ kind: 'text', id: 'what', header: 'What', value: () => 'Login' }] as const
  const shown = { rows: [{}], rowCount: 1, isCounted: () => true, sums: undefined }
  expect(recordColumns(columns, shown, recordFormats, recordsPageLabels).map(({ total }) => total)).toEqual([undefined])
})

test('P06 where everything stands on one page its sum is said once, with what stands in no sum below', () => {
  const columns = [
    { kind: 'time', id: 'time', header: 'Time', value: () => '2026-11-20T18:02:11Z' },
    { kind: 'money', id: 'bet', header: 'Bet', value: () => 500, total: 1000 },
  ] as const
  const linesOf = (rowCount: number) => {
    const sums = { page: 'This page', all: 'In all', apart: [{ label: 'Open', values: { bet: 200 } }] }
    const shown = { rows: [{}, {}], rowCount, isCounted: () => true, sums }
    return recordColumns(columns, shown, recordFormats, recordsPageLabels).map(({ total }) =>
      (total as { props: { lines: { isMain?: boolean }[] } }).props.lines.map(({ isMain = false }) => isMain),
    )
  }
  const [whole, part] = [
    [true, false],
    [false, true, false],
  ]
  expect(linesOf(2)).toEqual([whole, whole])
  expect(linesOf(3)).toEqual([part, part])
})
