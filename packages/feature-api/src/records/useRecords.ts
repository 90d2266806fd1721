import type { InputOf, OperationId, Operations, ValueOf } from '@foyer/contract'
import { dateIn, formatDate } from '@foyer/rules'
import { useEffect, useState } from 'react'
import { useOperation, useWholeRuntime } from '../hooks.ts'
import { collectRows } from './collectRows.ts'
import { type ExportColumn, exportRows } from './exportRows.ts'
import { useFormats } from './formats.ts'
import type { FilterDeclaration, FilterValues } from './recordFilters.ts'
import { recordsState } from './recordsState.ts'
import { useExport } from './useExport.ts'
import { useRecordPlace } from './useRecordPlace.ts'
import { useWorldDay } from './useWorldDay.ts'

/** Operations that answer in pages. */
type PagedId = {
  [Id in OperationId]: ValueOf<Operations[Id]> extends { readonly totalPages: number; readonly totalCount: number }
    ? Id
    : never
}[OperationId]

export interface RecordsDeclaration<Id extends PagedId, Row> {
  readonly operation: Id
  /** Filters above the rows; declared anew at every render, since options arrive and words change. */
  readonly filters: readonly FilterDeclaration[]
  /** The call that answers the filters' values, without paging. */
  readonly input: (values: FilterValues, timeZone: string) => InputOf<Operations[Id]>
  readonly rows: (answer: ValueOf<Operations[Id]>) => readonly Row[]
  /** Tells a row from every other. */
  readonly rowKey: (row: Row) => string
  /** Columns of the exported file; those of the page will do. */
  readonly columns: readonly ExportColumn<Row>[]
  /** First part of the exported file's name, before its days. */
  readonly fileName: string
  readonly pageSize?: number
  /** Rows an export asks for at a time; the most the server gives. */
  readonly exportPageSize?: number
}

/**
 * A page of records: its filters and page in the address, its answer, its export. `page` is what the kit's `RecordsPage` takes
 * beside title, columns and words; `answer` is the whole answer, for totals and plot, and `shown` the values that it answers.
 */
function useRecords<Id extends PagedId, Row>(declaration: RecordsDeclaration<Id, Row>) {
  const { operation, filters, columns, rowKey, pageSize = 20, exportPageSize = 500 } = declaration
  const { client, config } = useWholeRuntime()
  const formats = useFormats()
  const { timeZone } = formats
  // What the quick ranges end with until the server's day is known.
  const [ownDay] = useState(() => formatDate(dateIn(new Date(), timeZone)))
  const today = useWorldDay(timeZone)
  const { place, values, problem, isKnown, change, turnTo, mendPage } = useRecordPlace(filters, today)
  const input = declaration.input(place.values, timeZone)
  const answer = useOperation(operation, onPage<Id>(input, place.page, pageSize), {
    enabled: isKnown,
    keepPrevious: true,
  })
  const { data } = answer
  // Which operation it is stays open here; that its answer comes in pages is what `PagedId` says.
  const paging = data as { readonly totalPages: number; readonly totalCount: number } | undefined
  const state = isKnown ? recordsState(answer, navigator.onLine) : 'loading'

  const last = Math.max(1, paging?.totalPages ?? 1)
  const isBeyond = state === 'ready' && place.page > last
  useEffect(() => {
    if (isBeyond) mendPage(last)
  })

  const { exportState, onExport } = useExport({
    fileName: `${declaration.fileName}_${place.values.from}_${place.values.to}.csv`,
    collect: async (signal, onProgress) => {
      // The id is that of a paged call; inside a generic the compiler cannot see it.
      const call = client.call as PagedCall<Id>
      const load = async (pageNo: number) => {
        const part = await call(operation, onPage<Id>(input, pageNo, exportPageSize), { signal })
        return { rows: declaration.rows(part), totalPages: part.totalPages }
      }
      const rows = await collectRows(load, rowKey, onProgress)
      return exportRows(columns, rows, formats, config.currency.code)
    },
  })

  return {
    answer: data,
    shown: place.values,
    page: {
      state,
      rows: data && declaration.rows(data),
      rowKey,
      filters: filters.map((filter) =>
        filter.kind === 'dates' ? { ...filter, today: today ?? ownDay, problem } : filter,
      ),
      values,
      onValuesChange: change,
      page: Math.min(place.page, last),
      pageCount: paging?.totalPages ?? 0,
      rowCount: paging?.totalCount ?? 0,
      pageSize,
      onPageChange: turnTo,
      onRetry: () => void answer.refetch(),
      onExport: isKnown && !problem ? onExport : undefined,
      exportState,
      formats,
    },
  }
}

// An operation whose answer comes in pages takes them too; TypeScript does not look into what is generic here.
const onPage = <Id extends PagedId>(input: InputOf<Operations[Id]>, pageNo: number, pageSize: number) =>
  // Page and size are what a paged call takes besides.
  ({ ...(input as object), pageNo, pageSize }) as InputOf<Operations[Id]>

// The call's signature depends on the operation, which is generic here, so the dependency cannot be followed.
type PagedCall<Id extends PagedId> = (
  id: Id,
  input: unknown,
  options: { readonly signal: AbortSignal },
) => Promise<ValueOf<Operations[Id]> & { readonly totalPages: number }>

/** Makes the `useRecords` of one feature, from the operations its manifest lists: a page of another does not compile. */
export const createRecords = <Op extends OperationId>(): {
  readonly useRecords: <Id extends Op & PagedId, Row>(
    declaration: RecordsDeclaration<Id, Row>,
  ) => ReturnType<typeof useRecords<Id, Row>>
} => ({ useRecords })
