import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Bet, betColumns, bets } from '../../../stories/bets.ts'
import { render } from '../../../testing/render.tsx'
import { Table, type TableProps } from './Table.tsx'

const props: TableProps<Bet> = {
  caption: 'Bets',
  columns: betColumns,
  rows: bets,
  rowKey: ({ id }) => id,
  empty: 'Nothing here',
  error: 'It failed',
}

test('P06 rows are 40 px high and named by their first column', async () => {
  render(<Table {...props} />)
  const name = page.getByRole('rowheader', { name: 'B48210' })
  await expect.element(name).toBeVisible()
  expect(name.element().getBoundingClientRect().height).toBeCloseTo(40, 0)
})

test('P06 the first press on a header sorts downwards, the next upwards', async () => {
  const sort = vi.fn()
  const { rerender } = render(<Table {...props} onSort={sort} />)
  await page.getByRole('button', { name: 'Stake' }).click()
  expect(sort).toHaveBeenLastCalledWith({ column: 'stake', direction: 'descending' })
  rerender(<Table {...props} onSort={sort} sort={{ column: 'stake', direction: 'descending' }} />)
  await expect.element(page.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Stake' }).click()
  expect(sort).toHaveBeenLastCalledWith({ column: 'stake', direction: 'ascending' })
})

test('P06 L18 cards that are none offer nothing to sort them by', async () => {
  const cards = (more: Partial<TableProps<Bet>>) => (
    <div style={{ width: 390 }}>
      <Table {...props} {...more} />
    </div>
  )
  const { rerender } = render(cards({}))
  const sort = page.getByText('Stake').first()
  await expect.element(sort).toBeVisible()
  rerender(cards({ rows: [] }))
  await expect.element(page.getByText('Nothing here')).toBeVisible()
  await expect.element(sort).not.toBeVisible()
})

test('P06 the head stays in sight while the rows scroll', async () => {
  const { container } = render(
    <div style={{ display: 'grid', height: 200 }}>
      <Table {...props} />
    </div>,
  )
  const region = page.getByRole('region', { name: 'Bets' }).element()
  region.scrollTo({ top: 150 })
  expect(region.scrollTop).toBe(150)
  const head = container.querySelector('thead th') as HTMLElement
  expect(head.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top + 1, 0)
})

test('P06 totals stand below rows, and only below rows', async () => {
  const { rerender } = render(<Table {...props} />)
  await expect.element(page.getByRole('cell', { name: '2,485.00' })).toBeInTheDocument()
  rerender(<Table {...props} rows={[]} />)
  await expect.element(page.getByText('Nothing here')).toBeVisible()
  await expect.element(page.getByText('2,485.00')).not.toBeInTheDocument()
})

test('P06 loading keeps known rows and says so; a failure takes their place', async () => {
  const { rerender } = render(<Table {...props} state="loading" />)
  await expect.element(page.getByRole('region', { name: 'Bets: Loading rows' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('B48210')).toBeVisible()
  rerender(<Table {...props} state="error" />)
  await expect.element(page.getByText('It failed')).toBeVisible()
  await expect.element(page.getByText('B48210')).not.toBeInTheDocument()
})

test('UK12 as lines it has no card, and narrow its numbers stand at the end of a name’s own line', () => {
  const { container } = render(
    <div style={{ width: 358 }}>
      <Table {...props} form="lines" />
    </div>,
  )
  const region = container.querySelector('section') as HTMLElement
  expect(getComputedStyle(region).borderInlineStartWidth).toBe('0px')
  const row = container.querySelector('tbody tr') as HTMLElement
  const [name, , , stake] = [...row.children].map((cell) => cell.getBoundingClientRect())
  expect(stake?.top).toBe(name?.top)
  expect(Math.round(stake?.right ?? 0)).toBe(Math.round(row.getBoundingClientRect().right))
})

test('UK12 as lines its names read as links, and the button of an error stays one', () => {
  const error = <button type="button">Try again</button>
  const named = betColumns.map((column, place) =>
    place === 0 ? { ...column, cell: ({ id }: Bet) => <button type="button">{id}</button> } : column,
  )
  const ground = (form: 'card' | 'lines', state: 'ready' | 'error') => {
    const { container } = render(<Table {...props} columns={named} error={error} form={form} state={state} />)
    return getComputedStyle(container.querySelector('tbody button') as HTMLElement).backgroundColor
  }
  expect(ground('lines', 'ready')).toBe('rgba(0, 0, 0, 0)')
  expect(ground('lines', 'error')).toBe(ground('card', 'error'))
})

test('UK17 from right to left numbers keep to the right of their column, and a day stands before its time', () => {
  const { container } = render(
    <div dir="rtl">
      <Table {...props} onSort={vi.fn()} />
    </div>,
  )
  const boxOf = (node: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return range.getBoundingClientRect()
  }
  const textOf = (cell: Element | undefined) =>
    document.createTreeWalker(cell as Element, NodeFilter.SHOW_TEXT).nextNode() as Text
  const stakes = [...container.querySelectorAll('[data-column=stake]')].map(textOf)
  const ends = stakes.map((text) => Math.round(boxOf(text, 0, text.length).right))
  expect(new Set(ends).size).toBe(1)
  const time = textOf(container.querySelector('td[data-column=time]') ?? undefined)
  expect(boxOf(time, 0, 4).left).toBeLessThan(boxOf(time, 11, 13).left)
})
