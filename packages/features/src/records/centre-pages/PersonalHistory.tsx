import {
  centrePrefix,
  fillDays,
  useAddressQuery,
  useCategoryName,
  useLabels,
  useRuntime,
  vendorsQuery,
} from '@foyer/feature-api'
import { RecordsPage } from '@foyer/ui/centre/RecordsPage'
import { betColumns, isSettled } from '../model/betColumns.ts'
import { betFilters, betInput } from '../model/betFilters.ts'
import { betSums } from '../model/betSums.ts'
import { useOperation, useRecords } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** Bet records of the signed-in account (P06): the last seven days first. */
export function PersonalHistory() {
  const t = useT()
  const nameOf = useCategoryName()
  const { tag: language } = useRuntime().language
  const [query] = useAddressQuery()
  const vendors = useOperation('gameVendors', vendorsQuery)
  const category = query.get(`${centrePrefix}category`) ?? ''
  const { answer, shown, page } = useRecords({
    operation: 'betHistory',
    filters: betFilters({ t, nameOf, language }, vendors.data ?? (vendors.isError ? [] : undefined), category),
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
      columns={betColumns(t, nameOf, answer?.totals)}
      isCounted={isSettled}
      sums={betSums(t, answer)}
      plot={{ title: t('plot'), header: t('net'), days: days && fillDays(days, shown) }}
      labels={useLabels('RecordsPage')}
    />
  )
}
