import { fromMinor } from '@foyer/contract'
import {
  centrePrefix,
  saveCsv,
  useAddressQuery,
  useCentreHref,
  useFormats,
  useLabels,
  useRuntime,
  useSession,
  useWorldDay,
} from '@foyer/feature-api'
import { ActivityStatement as Page } from '@foyer/ui/centre/ActivityStatement'
import { useEffect } from 'react'
import { useOperation } from '../model/calls.ts'
import { entriesOf, entriesOfAll, statementOf, statementRows } from '../model/statement.ts'
import { useT } from '../model/useT.ts'

const parameter = `${centrePrefix}year`
/** Years before this one that can be chosen. */
const yearsBack = 2

/** Twelve months of the signed-in account to keep (QR23): those up to now, or of a year. */
export function ActivityStatement() {
  const t = useT()
  const { config, language } = useRuntime()
  const { member } = useSession()
  const formats = useFormats()
  const hrefOf = useCentreHref()
  const [query, setQuery] = useAddressQuery()
  const thisYear = Number(useWorldDay(formats.timeZone)?.slice(0, 4))
  const years = Number.isNaN(thisYear)
    ? []
    : Array.from({ length: yearsBack }, (_, back) => String(thisYear - 1 - back))
  const asked = query.get(parameter) ?? ''
  const year = years.includes(asked) ? asked : ''
  const isUnknown = years.length > 0 && year !== asked
  useEffect(() => {
    if (!isUnknown) return
    const next = new URLSearchParams(query)
    next.delete(parameter)
    setQuery(next, { replace: true, preventScrollReset: true })
  }, [isUnknown, query, setQuery])
  const answer = useOperation(
    'activityStatement',
    { timeZone: formats.timeZone, ...(year && { endMonth: `${year}-12` }) },
    { enabled: asked === '' || years.length > 0 },
  )
  const { data } = answer
  const statement = data && statementOf(data, language.tag)
  const { code, decimals } = config.currency
  const choose = (period: string): void => {
    const next = new URLSearchParams(query)
    if (period === '') next.delete(parameter)
    else next.set(parameter, period)
    setQuery(next, { preventScrollReset: true })
  }
  const [from = '', to = ''] = [data?.months[0]?.startDate, data?.months.at(-1)?.endDate]
  return (
    <Page
      state={data ? 'ready' : answer.isError ? 'error' : 'loading'}
      head={{
        site: config.name,
        account: member?.account ?? '',
        from: formats.day(from) || '–',
        to: formats.day(to) || '–',
        issued: data ? `${formats.time(data.issuedAt)} (${formats.timeZone})` : '',
      }}
      statement={statement}
      periods={years.map((value) => ({ value, label: value }))}
      period={year}
      onPeriodChange={choose}
      hrefOf={data && ((month, amount) => hrefOf('member.transactionHistory', entriesOf(data, month, amount)))}
      totalHrefOf={data && ((amount) => hrefOf('member.transactionHistory', entriesOfAll(data, amount)))}
      onExport={() => {
        if (!statement) return
        const money = (minor: number): string => fromMinor(minor, decimals)
        saveCsv(`${t('statementFile')}_${from}_${to}.csv`, statementRows(statement, { t, money, currency: code }))
      }}
      onRetry={() => void answer.refetch()}
      formats={formats}
      labels={useLabels('ActivityStatement')}
    />
  )
}
