import { type ReactNode, useId, useRef } from 'react'
import { useScrollFocus } from '../../interaction/useScrollFocus.ts'
import { cellProps } from './cellProps.ts'
import { isolate } from './isolate.tsx'
import { type TableLabels, tableLabels } from './Table.labels.ts'
import { Root, type TableForm } from './Table.styles.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'

export interface TableColumn<Row> {
  readonly id: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Numbers and amounts stand at the end, and at the right also where words go the other way. */
  readonly align?: 'start' | 'end'
  readonly isSortable?: boolean
  /** This column names the row for assistive technology; the first one unless told. */
  readonly isRowHeader?: boolean
  /** What its cells hold, for a page's own rules: they carry it as `data-kind`. */
  readonly kind?: string
  /** What stands below it in the totals row. */
  readonly total?: ReactNode
}

export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

export type TableState = 'ready' | 'loading' | 'error'

export interface TableProps<Row> {
  /** Says what the table holds; read out, not shown. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** `lines`: without a card around it, and names that are links or buttons read as such. */
  form?: TableForm
  sort?: TableSort
  /** Called with what pressing a header asks for; whoever holds the rows sorts them. */
  onSort?: (sort: TableSort) => void
  state?: TableState
  /** Stands in for rows when there are none, such as an `EmptyState`. */
  empty?: ReactNode
  /** Stands in for rows when `state` is `error`, such as an `ErrorState`. */
  error?: ReactNode
  /** Rows of the height of real ones while loading and none are known yet. */
  placeholderRows?: number
  labels?: TableLabels
}

/**
 * Rows of facts: head in sight while it scrolls, totals at the foot. Narrower than 870 px every row is a card whose
 * facts carry their column's header, of lines the numbers alone; a page may place them by `[data-column]`. While new rows load over known ones, the known
 * ones stay. Give its container a height to make it scroll by itself.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, form = 'card', state = 'ready', labels = tableLabels } = props
  const captionId = useId()
  const ref = useRef<HTMLElement>(null)
  useScrollFocus(ref)
  const hasTotals = state === 'ready' && rows.length > 0 && columns.some(({ total }) => total !== undefined)
  return (
    <Root ref={ref} data-form={form} aria-labelledby={captionId} aria-busy={state === 'loading'}>
      <table>
        <caption id={captionId}>{state === 'loading' ? `${caption}: ${labels.loading}` : caption}</caption>
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        <TableBody {...props} state={state} />
        {hasTotals && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.id} {...cellProps(column)}>
                  {isolate(column.total)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Root>
  )
}
