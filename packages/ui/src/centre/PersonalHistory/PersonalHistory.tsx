import { Button } from '../../components/Button/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { ErrorState, errorStateLabels } from '../../components/ErrorState/index.ts'
import { Pagination, type PaginationLabels } from '../../components/Pagination/index.ts'
import { Table } from '../../components/Table/index.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryToolbar } from './HistoryToolbar.tsx'
import { historyColumns } from './historyColumns.tsx'
import { lastDays } from './historyDates.ts'
import { historyFormats } from './historyFormats.ts'
import { NetPlot } from './NetPlot.tsx'
import { type PersonalHistoryLabels, personalHistoryLabels } from './PersonalHistory.labels.ts'
import { PersonalHistoryRoot } from './PersonalHistory.styles.ts'
import type {
  HistoryChoices,
  HistoryData,
  HistoryExport,
  HistoryFilter,
  HistoryFormats,
  HistoryState,
} from './PersonalHistory.types.ts'

export interface PersonalHistoryProps {
  state: HistoryState
  /** The page of bets; needed when `state` is `ready`. */
  data?: HistoryData | undefined
  filter: HistoryFilter
  onFilterChange: (filter: HistoryFilter) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  /** Exports everything the filter matches; without it there is no export. */
  onExport?: (() => void) | undefined
  exportState?: HistoryExport
  choices: HistoryChoices
  /** The member's day, `yyyy-MM-dd`; ends the quick ranges. */
  today: string
  /** First day that has records, `yyyy-MM-dd`. */
  earliest?: string | undefined
  /** Says what is wrong with a filter, or nothing. */
  validate?: (filter: HistoryFilter) => string | undefined
  /** Rows to keep a place for while loading. */
  pageSize?: number
  formats?: HistoryFormats
  labels?: PersonalHistoryLabels
  paginationLabels?: PaginationLabels
}

/** Bet records (P06): filters above, the net result per day, the bets, and the sums of the page and of the filter. */
export function PersonalHistory(props: PersonalHistoryProps) {
  const { state, data, filter, onFilterChange, onPageChange, onRetry, onExport, choices, today, earliest } = props
  const { exportState = { kind: 'idle' }, pageSize = 20, formats = historyFormats } = props
  const { labels = personalHistoryLabels } = props
  const problem = props.validate?.(filter)
  // Bets that are known stay in view while others are on their way.
  const shown = state === 'error' ? undefined : data
  const isEmpty = state === 'ready' && shown?.betCount === 0
  const widen = (): void =>
    onFilterChange({ category: '', provider: '', status: '', betId: '', ...lastDays(today, 30) })
  return (
    <PersonalHistoryRoot data-state={state}>
      <HistoryFilters
        filter={filter}
        onFilterChange={onFilterChange}
        choices={choices}
        today={today}
        earliest={earliest}
        problem={problem}
        labels={labels}
      />
      {state === 'error' && (
        <ErrorState title={labels.errorTitle} onRetry={onRetry} labels={{ ...errorStateLabels, retry: labels.retry }}>
          {labels.errorText}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState title={labels.emptyTitle} actions={<Button onClick={widen}>{labels.emptyAction}</Button>}>
          {labels.emptyText}
        </EmptyState>
      )}
      {state !== 'error' && !isEmpty && (
        <>
          {shown ? (
            <NetPlot days={shown.days} formats={formats} labels={labels} />
          ) : (
            <div data-part="plot" data-skeleton aria-hidden="true" />
          )}
          <HistoryToolbar betCount={shown?.betCount} exportState={exportState} onExport={onExport} labels={labels} />
          <div data-part="rows">
            <Table
              caption={labels.records}
              columns={historyColumns(shown, formats, labels)}
              rows={shown?.bets ?? []}
              rowKey={({ providerName, id }) => `${providerName} ${id}`}
              state={state}
              placeholderRows={pageSize}
              labels={{ loading: labels.loading }}
            />
          </div>
          {shown && (
            <Pagination
              page={shown.page}
              pageCount={shown.pageCount}
              onPage={onPageChange}
              {...(props.paginationLabels && { labels: props.paginationLabels })}
            />
          )}
        </>
      )}
    </PersonalHistoryRoot>
  )
}
