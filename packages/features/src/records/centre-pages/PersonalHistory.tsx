import { fillDays, useLabels, useRuntime } from '@foyer/feature-api'
import { RecordsPage } from '@foyer/ui/centre/RecordsPage'
import { betColumns, isSettled } from '../model/betColumns.ts'
import { betFilters, betInput } from '../model/betFilters.ts'
import { betSums } from '../model/betSums.ts'
import { useRecords } from '../model/calls.ts'
import { useVendorChoices } from '../model/useVendorChoices.ts'

/** Bet records of the signed-in account (P06): the last seven days first. */
export function PersonalHistory() {
  const { names, vendors, chosen } = useVendorChoices()
  const { t, nameOf } = names
  const { openModal } = useRuntime()
  const { answer, shown, page } = useRecords({
    operation: 'betHistory',
    filters: betFilters(names, vendors, chosen('category')),
    input: betInput,
    rows: ({ bets }) => bets,
    rowKey: ({ vassalage, betId }) => `${vassalage} ${betId}`,
    columns: betColumns(t, nameOf, undefined),
    fileName: t('fileName'),
  })
  const days = answer?.dayTotals.map(({ date, netAmount }) => ({ date, value: netAmount }))
  return (
    <RecordsPage
      {...page}
      title={t('bets')}
      columns={betColumns(t, nameOf, answer?.totals, ({ vassalage, betId, gameName }) =>
        openModal('round', { vendor: vassalage, betId, name: gameName }),
      )}
      isCounted={isSettled}
      sums={betSums(t, answer)}
      plot={{ title: t('plot'), header: t('net'), days: days && fillDays(days, shown) }}
      labels={useLabels('RecordsPage')}
    />
  )
}
