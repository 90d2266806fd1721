import type { Operations, ValueOf } from '@foyer/contract'
import type { RecordColumn } from '@foyer/ui/centre/RecordsPage'
import { kindName } from './kindName.ts'
import { paymentText } from './paymentText.ts'
import type { useT } from './useT.ts'

export type TransactionHistory = ValueOf<Operations['transactionHistory']>
export type Transaction = TransactionHistory['transactions'][number]

/** What is said of an entry, in the table, on a phone and in the exported file. */
export const transactionColumns = (
  t: ReturnType<typeof useT>,
  money: (minor: number) => string,
  totals: TransactionHistory['totals'] | undefined,
): readonly RecordColumn<Transaction>[] => [
  {
    kind: 'time',
    id: 'time',
    header: t('time'),
    value: ({ time }) => time,
    detail: { header: t('entryNumber'), value: ({ entryId }) => entryId },
  },
  {
    kind: 'name',
    id: 'kind',
    header: t('kind'),
    value: ({ kind }) => kindName(t, kind),
    detail: {
      header: t('details'),
      value: ({ gameName = '', payment }) => (payment ? paymentText(t, money, payment) : gameName),
    },
  },
  { kind: 'text', id: 'provider', header: t('provider'), value: ({ displayName = '' }) => displayName },
  { kind: 'text', id: 'reference', header: t('entryReference'), value: ({ reference }) => reference },
  {
    kind: 'money',
    id: 'amount',
    header: t('amount'),
    value: ({ amount }) => amount,
    isSigned: true,
    total: totals?.netAmount,
  },
  { kind: 'money', id: 'balance', header: t('balanceAfter'), value: ({ balanceAfter }) => balanceAfter },
]
