import { sayLabel } from '../../labels/sayLabel.ts'
import type { RecordFormats } from '../RecordsPage/RecordsPage.types.ts'
import type { ActivityStatementLabels } from './ActivityStatement.labels.ts'
import type { Statement, StatementAmount, StatementMonth, StatementSums } from './ActivityStatement.types.ts'

export interface StatementColumn {
  readonly id: StatementAmount | 'balance' | 'time'
  readonly header: string
  readonly text: (month: StatementMonth) => string
  readonly total: string
  /** Gains are coloured. */
  readonly sign?: (month: StatementMonth) => number
}

const amounts: readonly StatementAmount[] = ['deposits', 'withdrawals', 'staked', 'won', 'net', 'other']

/** What a statement says of every month, on the screen and on paper alike. */
export function statementColumns(
  { totals, closing }: Pick<Statement, 'totals' | 'closing'>,
  formats: Pick<RecordFormats, 'money'>,
  labels: ActivityStatementLabels,
): readonly StatementColumn[] {
  const time = ({ playSeconds }: StatementSums): string => sayDuration(playSeconds, labels)
  return [
    ...amounts.map((id) => ({
      id,
      header: labels[id],
      text: (month: StatementMonth) => formats.money(month[id]),
      total: formats.money(totals[id]),
      ...(id === 'net' && { sign: (month: StatementMonth) => Math.sign(month[id]) }),
    })),
    {
      id: 'balance',
      header: labels.balance,
      text: (month) => formats.money(month.balance),
      total: formats.money(closing),
    },
    { id: 'time', header: labels.time, text: time, total: time(totals) },
  ]
}

/** Hours and whole minutes. */
export function sayDuration(seconds: number, labels: ActivityStatementLabels): string {
  const minutes = Math.round(seconds / 60)
  return sayLabel(labels, 'duration', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  })
}
