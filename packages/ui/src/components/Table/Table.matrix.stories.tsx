import { type Bet, betColumnsOf, bets } from '../../../stories/bets.ts'
import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { tableForms } from './Table.styles.ts'
import { Table, type TableProps } from './Table.tsx'

export default { component: Table, tags: ['!autodocs'] }

const rows = bets.slice(0, 5)

const options: MatrixOptions<TableProps<Bet>> = {
  component: Table<Bet>,
  props: {
    caption: 'Bets',
    columns: betColumnsOf(rows),
    rows,
    rowKey: ({ id }) => id,
    sort: { column: 'time', direction: 'descending' },
    placeholderRows: 3,
    empty: <EmptyState title="No bets in these days">Choose an earlier first day.</EmptyState>,
    error: <ErrorState onRetry={() => undefined} />,
  },
  axes: { form: keysOf(tableForms), state: ['ready', 'loading'], rows: [rows, []] },
  captions: { rows: ['rows', 'no rows'] },
  cellWidth: pageWidth,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

/** An error stands in for rows, known or not, in either form. */
const failed: MatrixOptions<TableProps<Bet>> = { ...options, axes: { state: ['error'] } }

export const DarkFailed = matrix('dark', failed)
export const LightFailed = matrix('light', failed)

/** Below 640 px a row is a list of its facts. */
const narrow: MatrixOptions<TableProps<Bet>> = {
  ...options,
  axes: { form: keysOf(tableForms), state: ['ready', 'loading'] },
  cellWidth: 358,
}

export const DarkNarrow = matrix('dark', narrow)
export const LightNarrow = matrix('light', narrow)
