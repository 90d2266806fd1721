import { Download, Printer } from 'lucide'
import { Button } from '../../components/Button/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { ErrorState, errorStateLabels } from '../../components/ErrorState/index.ts'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { Select, type SelectOption } from '../../components/Select/index.ts'
import { Table } from '../../components/Table/index.ts'
import type { RecordFormats } from '../RecordsPage/RecordsPage.types.ts'
import { recordFormats } from '../RecordsPage/recordFormats.ts'
import { type ActivityStatementLabels, activityStatementLabels } from './ActivityStatement.labels.ts'
import { ActivityStatementRoot } from './ActivityStatement.styles.ts'
import type { Statement, StatementAmount, StatementHead, StatementMonth } from './ActivityStatement.types.ts'
import { PrintSheet } from './PrintSheet.tsx'
import { type StatementColumn, statementColumns } from './statementColumns.ts'

export interface ActivityStatementProps {
  state: 'loading' | 'ready' | 'error'
  head: StatementHead
  /** Left out while it is not known. */
  statement?: Statement | undefined
  /** Periods besides the last twelve months, whose value is empty. */
  periods: readonly SelectOption[]
  period: string
  onPeriodChange: (period: string) => void
  /** Address of the entries that an amount of a month is made of; nothing is made of none. */
  hrefOf?: ((month: StatementMonth, amount: StatementAmount) => string) | undefined
  /** The same for the sum of all months. */
  totalHrefOf?: ((amount: StatementAmount) => string) | undefined
  onExport: () => void
  onRetry: () => void
  /** Prints the page unless told otherwise; the browser saves it as a PDF too. */
  onPrint?: () => void
  formats?: RecordFormats
  labels?: ActivityStatementLabels
}

const nothing: Statement = {
  months: [],
  totals: { deposits: 0, withdrawals: 0, staked: 0, won: 0, net: 0, other: 0, playSeconds: 0 },
  opening: 0,
  closing: 0,
}

/** Twelve months of an account, to look at, to print and to keep: every amount leads to the entries it is made of. */
export function ActivityStatement(props: ActivityStatementProps) {
  const { state, head, statement = nothing, periods, period, onPeriodChange, hrefOf, totalHrefOf } = props
  const { onExport, onRetry } = props
  const { onPrint = () => window.print(), formats = recordFormats, labels = activityStatementLabels } = props
  const columns = statementColumns(statement, formats, labels)
  const openingText = formats.money(statement.opening)
  const totalHref = (id: StatementColumn['id']): string | undefined =>
    id === 'balance' || id === 'time' || statement.totals[id] === 0 ? undefined : totalHrefOf?.(id)
  const isReady = state === 'ready' && props.statement !== undefined
  const isEmpty = isReady && statement.opening === 0 && statement.months.every(isQuiet)
  return (
    <ActivityStatementRoot data-state={state}>
      <div data-part="top">
        <Select
          label={labels.period}
          value={period}
          options={[{ value: '', label: labels.lastMonths }, ...periods]}
          onChange={(event) => onPeriodChange(event.target.value)}
        />
        {!isEmpty && (
          <div data-part="ways">
            <Button icon={<Glyph of={Printer} />} disabled={!isReady} onClick={onPrint}>
              {labels.print}
            </Button>
            <Button icon={<Glyph of={Download} />} disabled={!isReady} onClick={onExport}>
              {labels.export}
            </Button>
          </div>
        )}
      </div>
      {state === 'error' && (
        <ErrorState title={labels.errorTitle} onRetry={onRetry} labels={{ ...errorStateLabels, retry: labels.retry }}>
          {labels.errorText}
        </ErrorState>
      )}
      {isEmpty && <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>}
      {state !== 'error' && !isEmpty && (
        <>
          <dl data-part="facts">
            <Fact name={labels.account} value={head.account} />
            <Fact name={labels.from} value={head.from} />
            <Fact name={labels.to} value={head.to} />
            <Fact name={labels.opening} value={isReady ? openingText : '–'} />
          </dl>
          <div data-part="rows">
            <Table
              caption={labels.title}
              columns={[
                {
                  id: 'month',
                  header: labels.month,
                  kind: 'name',
                  isRowHeader: true,
                  cell: ({ name }: StatementMonth) => name,
                  total: labels.total,
                },
                ...columns.map(({ id, header, text, total, sign }) => ({
                  id,
                  header,
                  align: 'end' as const,
                  cell: (month: StatementMonth) => {
                    const href = id === 'balance' || id === 'time' || month[id] === 0 ? undefined : hrefOf?.(month, id)
                    return <MadeOf href={href} text={text(month)} sign={sign?.(month)} />
                  },
                  total: <MadeOf href={totalHref(id)} text={total} />,
                })),
              ]}
              rows={statement.months}
              rowKey={({ id }) => id}
              state={state}
              placeholderRows={12}
              labels={labels}
            />
          </div>
          <p data-part="note">{labels.note}</p>
        </>
      )}
      {isReady && !isEmpty && <PrintSheet {...{ head, statement, columns, openingText, labels }} />}
    </ActivityStatementRoot>
  )
}

interface MadeOfProps {
  href: string | undefined
  text: string
  sign?: number | undefined
}

const MadeOf = ({ href, text, sign }: MadeOfProps) =>
  href === undefined ? (
    <bdi>{text}</bdi>
  ) : (
    <a href={href} data-part="made-of" data-sign={sign}>
      <bdi>{text}</bdi>
    </a>
  )

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const isQuiet = ({ deposits, withdrawals, staked, won, other }: StatementMonth): boolean =>
  [deposits, withdrawals, staked, won, other].every((amount) => amount === 0)
