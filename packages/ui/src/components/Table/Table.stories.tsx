import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { type Bet, betColumns, bets } from '../../../stories/bets.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Table, type TableProps, type TableSort } from './Table.tsx'

const headers: Readonly<Record<string, string>> = {
  id: 'Bahis',
  time: 'Zaman',
  game: 'Oyun',
  stake: 'Tutar',
  result: 'Sonuç',
}
const turkish = betColumns.map((column) => ({
  ...column,
  header: headers[column.id] ?? column.header,
  ...(column.id === 'id' && { total: 'Toplam' }),
}))

const meta = {
  component: Table<Bet>,
  args: {
    caption: 'Bets from 15 to 21 November',
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
      caption: '15 - 21 Kasım bahisleri',
      columns: turkish,
      empty: <EmptyState title="Bu günlerde bahis yok">Daha erken bir ilk gün seçin.</EmptyState>,
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
  args: {
    form: 'lines',
    columns: betColumns.map((column, place) =>
      place === 0 ? { ...column, cell: ({ id }) => <a href="#bet">{id}</a> } : column,
    ),
  },
}
