import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { type Bet, betColumns, bets, turkishBetColumns } from '../../../stories/bets.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import turkishError from '../ErrorState/messages/tr.json'
import { Table, type TableProps, type TableSort } from './Table.tsx'

/** Columns whose first leads on. */
const leading = (columns: typeof betColumns) =>
  columns.map((column, place) => (place === 0 ? { ...column, cell: ({ id }: Bet) => <a href="#bet">{id}</a> } : column))

const meta = {
  component: Table<Bet>,
  args: {
    caption: 'Bets from 14 to 20 November',
    columns: betColumns,
    rows: bets,
    rowKey: ({ id }) => id,
    sort: { column: 'time', direction: 'descending' },
    onSort: fn(),
    empty: <EmptyState title="No bets in these days">Choose an earlier first day.</EmptyState>,
    error: <ErrorState onRetry={fn()} />,
  },
  argTypes: { empty: { control: false }, error: { control: false }, columns: { control: false } },
  parameters: {
    tr: {
      caption: '14 - 20 Kasım bahisleri',
      columns: turkishBetColumns,
      empty: <EmptyState title="Bu günlerde bahis yok">Daha erken bir ilk gün seçin.</EmptyState>,
      error: <ErrorState onRetry={fn()} labels={turkishError} />,
    },
    network: { slow: { rows: [], state: 'loading' }, failing: { state: 'error' }, offline: { state: 'error' } },
  },
  render: function Sorting(args: TableProps<Bet>) {
    const [sort, setSort] = useState<TableSort | undefined>(args.sort)
    const rows = [...args.rows].sort((a, b) => {
      const order = sort?.column === 'stake' ? a.stake - b.stake : a.time.localeCompare(b.time)
      return sort?.direction === 'ascending' ? order : -order
    })
    const turn = (next: TableSort): void => {
      setSort(next)
      args.onSort?.(next)
    }
    return <Table {...args} rows={rows} sort={sort} onSort={turn} />
  },
} satisfies Meta<typeof Table<Bet>>

export default meta
type Story = StoryObj<typeof meta>

/** Press a header to sort; the totals stay in sight. */
export const Ready: Story = {}

/** The head stays while the rows scroll, in a container with a height. */
export const Scrolling: Story = {
  decorators: (Story) => (
    <div style={{ display: 'grid', height: 260 }}>
      <Story />
    </div>
  ),
}

/** Rows of the height of real ones. */
export const Loading: Story = { args: { rows: [], state: 'loading' } }

/** Known rows stay while newer ones are on their way. */
export const Refreshing: Story = { args: { state: 'loading' } }

export const Empty: Story = { args: { rows: [] } }

export const Failed: Story = { args: { state: 'error' } }

/** Narrower than 870 px every row is a card; the headers that sort stay above. */
export const Cards: Story = {
  decorators: (Story) => (
    <div style={{ maxWidth: 358 }}>
      <Story />
    </div>
  ),
}

/** Lines of the page, as on a desk: no card, and names that lead on. */
export const Lines: Story = {
  args: { form: 'lines', columns: leading(betColumns) },
  parameters: { tr: { columns: leading(turkishBetColumns) } },
}
