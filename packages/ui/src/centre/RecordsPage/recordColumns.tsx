import type { ReactNode } from 'react'
import type { TableColumn } from '../../components/Table/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import { sayNumber } from '../../labels/template.ts'
import type { RecordsPageLabels } from './RecordsPage.labels.ts'
import type { AmountColumn, RecordColumn, RecordDetail, RecordFormats, RecordSums } from './RecordsPage.types.ts'

interface Shown<Row> {
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** Rows that stand in no sum, such as what is not decided yet, give `false`. */
  readonly isCounted: (row: Row) => boolean
  readonly sums: RecordSums | undefined
}

const nothing = '–'

const isAmount = <Row,>(column: RecordColumn<Row>): column is AmountColumn<Row> =>
  column.kind === 'money' || column.kind === 'number'

/** Columns as the table takes them; below the amounts stand the sums of this page and of everything that matches. */
export function recordColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  shown: Shown<Row> | undefined,
  formats: RecordFormats,
  labels: RecordsPageLabels,
): readonly TableColumn<Row>[] {
  const amount = (kind: 'money' | 'number', value: number): string =>
    kind === 'money' ? formats.money(value) : sayNumber(value, labels.language ?? 'en')
  const amounts = columns.filter(isAmount)
  const lead = amounts.findLast(({ isSigned }) => isSigned) ?? amounts.at(-1)
  return columns.map((column, at) => ({
    id: column.id,
    header: column.header,
    kind: column === lead ? 'lead' : column.kind,
    isRowHeader: column.kind === 'name',
    align: isAmount(column) ? 'end' : 'start',
    cell: (row) => cellOf(column, row, amount, formats),
    // Where nothing is added up there is no line of sums.
    total: shown && amounts.length > 0 ? totalOf(column, at === 0, shown, amount, labels) : undefined,
  }))
}

type Amount = (kind: 'money' | 'number', value: number) => string

function cellOf<Row>(column: RecordColumn<Row>, row: Row, amount: Amount, formats: RecordFormats): ReactNode {
  if (isAmount(column)) {
    const value = column.value(row)
    if (value === undefined) return <span data-quiet>{nothing}</span>
    const sign = column.isSigned ? Math.sign(value) : undefined
    // A sign stands before its number, also where the page goes the other way.
    const text = <bdi>{amount(column.kind, value)}</bdi>
    // Nothing is made of no records.
    const href = value === 0 ? undefined : column.href?.(row)
    return href === undefined ? (
      <span data-sign={sign}>{text}</span>
    ) : (
      <a href={href} data-part="made-of" data-sign={sign}>
        {text}
      </a>
    )
  }
  const text = column.value(row)
  switch (column.kind) {
    case 'name':
      return (
        <span data-part="name">
          {text} {column.detail && <span data-quiet>{column.detail.value(row)}</span>}
        </span>
      )
    case 'time':
      return (
        <span data-part="stamp">
          <time dateTime={text} data-quiet>
            <bdi>{formats.time(text)}</bdi>
          </time>{' '}
          {column.detail && <Detail detail={column.detail} row={row} />}
        </span>
      )
    case 'status':
      return (
        <span data-part="status" data-tone={column.tone(row)}>
          {text}
        </span>
      )
    default:
      return text
  }
}

function Detail<Row>({ detail: { value, press }, row }: { detail: RecordDetail<Row>; row: Row }) {
  const text = value(row)
  const onPress = press?.of(row)
  return (
    <span data-part="detail" data-quiet title={text}>
      {onPress ? (
        <button type="button" data-part="made-of" aria-label={press?.label(row)} onClick={onPress}>
          {text}
        </button>
      ) : (
        text
      )}
    </span>
  )
}

function totalOf<Row>(
  column: RecordColumn<Row>,
  isFirst: boolean,
  { rows, rowCount, isCounted, sums }: Shown<Row>,
  amount: Amount,
  labels: RecordsPageLabels,
): ReactNode {
  const apart = sums?.apart ?? []
  const all = sums?.all ?? sayLabel(labels, 'filterTotal', { count: rowCount })
  // Where everything stands on this page, its sum is the sum of everything.
  const isWhole = rows.length >= rowCount
  const lines = [...(isWhole ? [] : [sums?.page ?? labels.pageTotal]), all, ...apart.map(({ label }) => label)]
  const main = isWhole ? 0 : 1
  if (isFirst) return <Sums lines={lines.map((text, at) => ({ text, isMain: at === main }))} />
  if (!isAmount(column) || column.total === undefined) return undefined
  const { kind, value, total, totalHref } = column
  const page = rows.filter(isCounted).reduce((sum, row) => sum + (value(row) ?? 0), 0)
  const amounts = [...(isWhole ? [] : [page]), total, ...apart.map(({ values }) => values[column.id])]
  return (
    <Sums
      lines={amounts.map((one, at) => ({
        text: one === undefined ? nothing : amount(kind, one),
        label: lines[at],
        isMain: at === main,
        href: at === main && one !== 0 ? totalHref : undefined,
      }))}
    />
  )
}

interface SumLine {
  readonly text: string
  /** The sum of everything. */
  readonly isMain: boolean
  /** Stands before it where the labels have no column of their own. */
  readonly label?: string | undefined
  /** Address of what it is made of. */
  readonly href?: string | undefined
}

const Sums = ({ lines }: { lines: readonly SumLine[] }) => (
  <span data-part="sums">
    {lines.map(({ text, isMain, label, href }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
      <span key={at} data-main={isMain || undefined} data-label={label} data-none={text === nothing || undefined}>
        {href === undefined ? (
          <bdi>{text}</bdi>
        ) : (
          <a href={href} data-part="made-of">
            <bdi>{text}</bdi>
          </a>
        )}
      </span>
    ))}
  </span>
)
