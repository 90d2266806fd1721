import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { storyFilters } from '../../stories/art/records.ts'
import { RecordsPage } from './RecordsPage.tsx'
import type { RecordColumn } from './RecordsPage.types.ts'

interface Entry {
  readonly time: string
  readonly balance: number
}

const columns: readonly RecordColumn<Entry>[] = [
  { kind: 'time', id: 'time', header: 'Time', value: ({ time }) => time },
  { kind: 'name', id: 'kind', header: 'Kind', value: () => 'Withdrawal' },
  { kind: 'money', id: 'amount', header: 'Amount', value: () => -90_000, isSigned: true },
  { kind: 'money', id: 'balance', header: 'Balance after it', value: ({ balance }) => balance },
]

test('P07 on a phone the time of an entry and the count of all stand on one line each beside long words', async () => {
  await page.viewport(320, 844)
  try {
    const { container } = render(
      <RecordsPage
        title="Account entries"
        state="ready"
        columns={columns}
        rows={[{ time: '2026-11-27T10:17:34Z', balance: 496_473_00 }]}
        rowKey={({ time }) => time}
        filters={storyFilters}
        values={{}}
        page={1}
        pageCount={1}
        rowCount={55}
        onValuesChange={vi.fn()}
        onPageChange={vi.fn()}
        onRetry={vi.fn()}
        onExport={vi.fn()}
      />,
    )
    expect(container.querySelector('tbody time')?.getClientRects()).toHaveLength(1)
    const card = container.querySelector('tbody tr')?.getBoundingClientRect()
    const balance = container.querySelector('tbody [data-column=balance]')?.getBoundingClientRect()
    expect(balance?.right).toBeLessThanOrEqual(card?.right ?? 0)
    expect(container.querySelector('[data-part=count]')?.getBoundingClientRect().height).toBeLessThan(30)
  } finally {
    await page.viewport(1024, 768)
  }
})
