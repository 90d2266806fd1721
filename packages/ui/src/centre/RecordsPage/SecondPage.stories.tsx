import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RecordsPage } from './RecordsPage.tsx'
import type { RecordColumn, RecordFilter } from './RecordsPage.types.ts'
import { recordFormats } from './recordFormats.ts'

/** What another page of records costs: its rows, its columns and its filters. */
interface Transaction {
  readonly number: string
  readonly time: string
  readonly kind: string
  readonly amount: number
  readonly isDone: boolean
}

const transactions: readonly Transaction[] = [
  { number: 'T-1043', time: '2026-11-20T18:02:11Z', kind: 'Withdrawal', amount: -20_000, isDone: false },
  { number: 'T-1042', time: '2026-11-19T09:40:55Z', kind: 'Bonus', amount: 1_500, isDone: true },
  { number: 'T-1041', time: '2026-11-18T21:15:30Z', kind: 'Deposit', amount: 50_000, isDone: true },
]

const columns: readonly RecordColumn<Transaction>[] = [
  { kind: 'time', id: 'time', header: 'Time', value: ({ time }) => time },
  { kind: 'name', id: 'kind', header: 'Kind', value: ({ kind }) => kind },
  { kind: 'text', id: 'number', header: 'Number', value: ({ number }) => number },
  {
    kind: 'status',
    id: 'status',
    header: 'Status',
    value: ({ isDone }) => (isDone ? 'Done' : 'Waiting'),
    tone: ({ isDone }) => (isDone ? 'quiet' : 'pending'),
  },
  { kind: 'money', id: 'amount', header: 'Amount', value: ({ amount }) => amount, isSigned: true, total: 51_500 },
]

const turkish: Readonly<Record<string, string>> = {
  Time: 'Zaman',
  Kind: 'Tür',
  Number: 'Numara',
  Status: 'Durum',
  Amount: 'Tutar',
  Withdrawal: 'Çekim',
  Bonus: 'Bonus',
  Deposit: 'Yatırma',
  Done: 'Tamam',
  Waiting: 'Bekliyor',
}
const inTurkish = (text: string): string => turkish[text] ?? text

/** The columns as they stand in Turkish. */
const turkishColumns = columns.map((column): RecordColumn<Transaction> => {
  const header = inTurkish(column.header)
  if (column.kind === 'name' || column.kind === 'status')
    return { ...column, header, value: (row) => inTurkish(column.value(row)) }
  return { ...column, header }
})

const filtersOf = (label: string, options: readonly string[]): readonly RecordFilter[] => [
  { kind: 'dates', id: 'dates', today: '2026-11-20', quickDays: [7, 30] },
  { kind: 'select', id: 'kind', label, options: options.map((option) => ({ value: option, label: option })) },
]

export default {
  component: RecordsPage<Transaction>,
  args: {
    title: 'Transactions',
    state: 'ready',
    columns,
    rows: transactions,
    rowKey: ({ number }) => number,
    isCounted: ({ isDone }) => isDone,
    filters: filtersOf('Kind', ['Deposit', 'Bonus']),
    values: { from: '2026-11-14', to: '2026-11-20' },
    page: 1,
    pageCount: 1,
    rowCount: transactions.length,
    onValuesChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
  parameters: {
    tr: {
      title: 'Hareketler',
      columns: turkishColumns,
      filters: filtersOf('Tür', ['Yatırma', 'Bonus']),
      formats: recordFormats,
    },
  },
} satisfies Meta<typeof RecordsPage<Transaction>>

/** Another page of records: no plot, no export, its own columns. */
export const Transactions: StoryObj = {}
