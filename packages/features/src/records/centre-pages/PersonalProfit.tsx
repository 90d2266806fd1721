import { fillDays, useCentreHref, useFormats, useLabels } from '@foyer/feature-api'
import { RecordsPage } from '@foyer/ui/centre/RecordsPage'
import { useRecords } from '../model/calls.ts'
import { groupName, profitColumns, rowWords, wholeOf } from '../model/profitColumns.ts'
import { groupOf, profitFilters, profitInput } from '../model/profitFilters.ts'
import { useVendorChoices } from '../model/useVendorChoices.ts'

/** What play cost and brought the signed-in account by day, category or provider (P08): the last thirty days first. */
export function PersonalProfit() {
  const { names, vendors, chosen } = useVendorChoices()
  const { t } = names
  const { day } = useFormats()
  const hrefOf = useCentreHref()
  const group = groupOf(chosen('by'))
  const columns = profitColumns({ ...names, day }, group)
  const { answer, shown, page } = useRecords({
    operation: 'personalProfit',
    filters: profitFilters(names, vendors, chosen('category')),
    input: profitInput,
    rows: ({ rows }) => rows,
    rowKey: ({ key }) => key,
    columns,
    fileName: t('profitFile'),
    pageSize: 31,
  })
  const title = t(`plot_${group}`)
  const points = answer?.plot.map(({ netAmount, ...point }) => ({
    name: groupName({ ...names, day }, group, point),
    date: point.key,
    value: netAmount,
  }))
  return (
    <RecordsPage
      {...page}
      title={t('profit')}
      columns={profitColumns({ ...names, day }, group, {
        totals: answer?.totals,
        shown,
        entries: (filters) => hrefOf('member.transactionHistory', filters),
        bets: (filters) => hrefOf('member.personalHistoryCopy', filters),
      })}
      plot={
        group === 'DAY'
          ? { title, header: t('net'), days: points && fillDays(points, shown) }
          : { title, parts: points && wholeOf(points, answer, t) }
      }
      note={t('profitNote')}
      labels={{ ...useLabels('RecordsPage'), ...rowWords(t, group, answer?.totalCount ?? 0) }}
    />
  )
}
