import { Button } from '../../components/Button/index.ts'
import { Drawing, offlineDrawing } from '../../components/Drawing/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { ErrorState, errorStateLabels } from '../../components/ErrorState/index.ts'
import { Pagination } from '../../components/Pagination/index.ts'
import { Table } from '../../components/Table/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import { lastDays } from './lastDays.ts'
import { PartsPlot } from './PartsPlot.tsx'
import { RecordsFilters } from './RecordsFilters.tsx'
import { type RecordsPageLabels, recordsPageLabels } from './RecordsPage.labels.ts'
import { RecordsPageRoot } from './RecordsPage.styles.ts'
import type {
  ExportState,
  RecordColumn,
  RecordFilter,
  RecordFormats,
  RecordPlot,
  RecordSums,
  RecordsState,
  RecordValues,
} from './RecordsPage.types.ts'
import { RecordsPlot } from './RecordsPlot.tsx'
import { RecordsToolbar } from './RecordsToolbar.tsx'
import { recordColumns } from './recordColumns.tsx'
import { recordFormats } from './recordFormats.ts'

export interface RecordsPageProps<Row> {
  /** What the records are, such as "Bets"; stands above them and names the table. */
  title: string
  state: RecordsState
  columns: readonly RecordColumn<Row>[]
  /** The page of rows; left out while none is known. */
  rows?: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Whether a row stands in the sums of its page; all do unless told. */
  isCounted?: (row: Row) => boolean
  /** Words for the sums where not every row stands in them. */
  sums?: RecordSums | undefined
  filters: readonly RecordFilter[]
  values: RecordValues
  /** Called at once with the values that changed. */
  onValuesChange: (change: RecordValues) => void
  plot?: RecordPlot | undefined
  /** The page in view, from 1. */
  page: number
  pageCount: number
  /** Rows that match the filters, on all pages. */
  rowCount: number
  /** Rows to keep a place for while loading. */
  pageSize?: number
  onPageChange: (page: number) => void
  onRetry: () => void
  /** Exports everything the filters match; without it there is no export. */
  onExport?: (() => void) | undefined
  exportState?: ExportState
  /** What has to be known to read the rows; stands below them. */
  note?: string
  formats?: RecordFormats
  labels?: RecordsPageLabels
}

const idle: ExportState = { kind: 'idle' }
const all = (): boolean => true

/** A page of records: filters above, a plot where a trend is the point, the rows, and the sums of page and filters. */
export function RecordsPage<Row>(props: RecordsPageProps<Row>) {
  const { title, state, columns, rows, rowKey, isCounted = all, filters, values, onValuesChange, plot } = props
  const { page, pageCount, rowCount, pageSize = 20, onPageChange, onRetry, onExport, exportState = idle } = props
  const { formats = recordFormats, labels = recordsPageLabels, note } = props
  const isEmpty = state === 'ready' && rowCount === 0
  const isFailed = state === 'error' || state === 'offline'
  const shown = rows && { rows, rowCount, isCounted, sums: props.sums }
  return (
    <RecordsPageRoot data-state={state}>
      <RecordsFilters
        filters={filters}
        values={values}
        onChange={onValuesChange}
        format={formats.dateFormat}
        labels={labels}
      />
      {isFailed && (
        <ErrorState
          title={state === 'offline' ? labels.offlineTitle : labels.errorTitle}
          {...(state === 'offline' && { icon: <Drawing of={offlineDrawing} /> })}
          onRetry={onRetry}
          labels={{ ...errorStateLabels, retry: labels.retry }}
        >
          {state === 'offline' ? labels.offlineText : labels.errorText}
        </ErrorState>
      )}
      {isEmpty && <Empty filters={filters} onValuesChange={onValuesChange} labels={labels} />}
      {!isFailed && !isEmpty && (
        <>
          {plot &&
            ('parts' in plot ? (
              <PartsPlot plot={plot} formats={formats} labels={labels} />
            ) : (
              <RecordsPlot plot={plot} formats={formats} labels={labels} />
            ))}
          <RecordsToolbar
            title={title}
            rowCount={rows && rowCount}
            exportState={exportState}
            onExport={onExport}
            labels={labels}
          />
          <div data-part="rows">
            <Table
              caption={title}
              columns={recordColumns(columns, shown, formats, labels)}
              rows={rows ?? []}
              rowKey={rowKey}
              state={state}
              placeholderRows={pageSize}
              labels={labels}
            />
          </div>
          {rows && note && <p data-part="note">{note}</p>}
          {rows && <Pagination page={page} pageCount={pageCount} onPage={onPageChange} labels={labels} />}
        </>
      )}
    </RecordsPageRoot>
  )
}

type EmptyProps = Pick<RecordsPageProps<never>, 'filters' | 'onValuesChange'> & { labels: RecordsPageLabels }

/** Says what to do when nothing matches, and does it: every filter open, the longest of the quick ranges. */
function Empty({ filters, onValuesChange, labels }: EmptyProps) {
  const dates = filters.find((filter) => filter.kind === 'dates')
  const count = Math.max(1, ...(dates?.quickDays ?? []))
  const widen = (): void =>
    onValuesChange({
      ...Object.fromEntries(filters.filter((filter) => filter !== dates).map(({ id }) => [id, ''])),
      ...(dates && lastDays(dates.today, count)),
    })
  return (
    <EmptyState
      title={labels.emptyTitle}
      actions={dates && <Button onClick={widen}>{sayLabel(labels, 'emptyAction', { count })}</Button>}
    >
      {labels.emptyText}
    </EmptyState>
  )
}
