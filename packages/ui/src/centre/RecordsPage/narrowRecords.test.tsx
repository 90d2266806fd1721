import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { RecordsPage } from './RecordsPage.tsx'
import type { RecordColumn } from './RecordsPage.types.ts'

interface Entry {
  readonly id: string
  readonly kind: string
  readonly at: string
  readonly amount: number
  readonly after: number
}

const entry: Entry = { id: '5836.1', kind: 'Withdrawal', at: '2026-11-23T06:23:58Z', amount: -90_000, after: 490_040 }
const columns: readonly RecordColumn<Entry>[] = [
  {
    kind: 'time',
    id: 'time',
    header: 'Time',
    value: ({ at }) => at,
    detail: { header: 'Entry', value: ({ id }) => id },
  },
  { kind: 'name', id: 'kind', header: 'Kind', value: ({ kind }) => kind },
  { kind: 'money', id: 'amount', header: 'Amount', value: ({ amount }) => amount, isSigned: true },
  { kind: 'money', id: 'after', header: 'Balance after', value: ({ after }) => after },
]

/** Lines that a part of an element's text stands on. */
function linesOf(element: Element, part: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const at = text.textContent?.indexOf(part) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + part.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}

test.each([320, 360])('P07 at %i px the name of a row and its day are not broken in the middle', async (width) => {
  await page.viewport(width, 800)
  try {
    render(
      <div style={{ padding: 16 }}>
        <RecordsPage
          title="Entries"
          state="ready"
          columns={columns}
          rows={[entry]}
          rowKey={({ id }) => id}
          filters={[]}
          values={{}}
          page={1}
          pageCount={1}
          rowCount={1}
          pageSize={20}
          onValuesChange={vi.fn()}
          onPageChange={vi.fn()}
          onRetry={vi.fn()}
        />
      </div>,
    )
    const row = page.getByRole('row').filter({ hasText: 'Withdrawal' })
    await expect.element(row).toBeVisible()
    expect(linesOf(row.element(), 'Withdrawal')).toBe(1)
    expect(linesOf(row.element(), '2026-11-23')).toBe(1)
    expect(document.documentElement.scrollWidth).toBe(width)
  } finally {
    await page.viewport(1024, 768)
  }
})
