import { type Bet, betColumns, bets } from '../../../stories/bets.ts'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Table, type TableProps } from './Table.tsx'

export default { component: Table, tags: ['!autodocs'] }

const options: MatrixOptions<TableProps<Bet>> = {
  component: Table<Bet>,
  props: {
    caption: 'Bets',
    columns: betColumns,
    rows: bets.slice(0, 5),
    rowKey: ({ id }) => id,
    sort: { column: 'time', direction: 'descending' },
    placeholderRows: 3,
    empty: <EmptyState title="No bets in these days">Choose an earlier first day.</EmptyState>,
    error: <ErrorState onRetry={() => undefined} />,
  },
  axes: { state: ['ready', 'loading', 'error'], rows: [bets.slice(0, 5), []] },
  cellWidth: 700,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
