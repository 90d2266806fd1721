import { fillDays, useFormats, useLabels } from '@foyer/feature-api'
import { RecordsPage } from '@foyer/ui/centre/RecordsPage'
import { useRecords } from '../model/calls.ts'
import { transactionColumns } from '../model/transactionColumns.ts'
import { transactionFilters, transactionInput } from '../model/transactionFilters.ts'
import { useVendorChoices } from '../model/useVendorChoices.ts'

/** Every entry of the signed-in account (P07): the last seven days first. */
export function TransactionHistory() {
  const { names, vendors, chosen } = useVendorChoices()
  const { t } = names
  const { money } = useFormats()
  const { answer, shown, page } = useRecords({
    operation: 'transactionHistory',
    filters: transactionFilters(names, vendors, chosen('category')),
    input: transactionInput,
    rows: ({ transactions }) => transactions,
    rowKey: ({ entryId }) => entryId,
    columns: transactionColumns(t, money, undefined),
    fileName: t('transactionsFile'),
  })
  const days = answer?.dayTotals.map(({ date, netAmount }) => ({ date, value: netAmount }))
  return (
    <RecordsPage
      {...page}
      title={t('transactions')}
      columns={transactionColumns(t, money, answer?.totals)}
      plot={{ title: t('transactionsPlot'), header: t('amount'), days: days && fillDays(days, shown) }}
      labels={useLabels('RecordsPage')}
    />
  )
}
