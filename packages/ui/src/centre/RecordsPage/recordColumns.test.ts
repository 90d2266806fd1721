import { expect, test } from 'vitest'
import { recordsPageLabels } from './RecordsPage.labels.ts'
import { recordColumns } from './recordColumns.tsx'
import { recordFormats } from './recordFormats.ts'

test('P01 records that nothing is added up of have no line of sums', () => {
  const columns = [{ kind: 'text', id: 'what', header: 'What', value: () => 'Login' }] as const
  const shown = { rows: [{}], rowCount: 1, isCounted: () => true, sums: undefined }
  expect(recordColumns(columns, shown, recordFormats, recordsPageLabels).map(({ total }) => total)).toEqual([undefined])
})
