import { type Bet, betColumns, bets } from '../../../stories/bets.ts'
import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { tableForms } from './Table.styles.ts'
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
  axes: { form: keysOf(tableForms), state: ['ready', 'loading', 'error'], rows: [bets.slice(0, 5), []] },
  captions: { rows: ['rows', 'no rows'] },
  cellWidth: pageWidth,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

/** Below 640 px a row is a list of its facts. */
const narrow: MatrixOptions<TableProps<Bet>> = {
  ...options,
  axes: { form: keysOf(tableForms), state: ['ready', 'loading'] },
  cellWidth: 358,
}

export const DarkNarrow = matrix('dark', narrow)
export const LightNarrow = matrix('light', narrow)
