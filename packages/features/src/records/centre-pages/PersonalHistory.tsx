import { useCategoryName, useOperation, useRuntime } from '@foyer/feature-api'
import { addDays, formatDate, formatMoney, readDate } from '@foyer/rules'
import {
  type HistoryFilter,
  type HistoryFormats,
  PersonalHistory as HistoryView,
} from '@foyer/ui/centre/PersonalHistory'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useMemo, useState } from 'react'
import { timeText } from '../model/betRows.ts'
import { historyChoices, historyData } from '../model/historyData.ts'
import { checkRange, historyInput, longestRange } from '../model/historyFilter.ts'
import { historyLabels, pageLabels } from '../model/historyLabels.ts'
import { useHistoryExport } from '../model/useHistoryExport.ts'
import { useSettled } from '../model/useSettled.ts'
import { useT } from '../model/useT.ts'
import { useWorldDay } from '../model/useWorldDay.ts'
import { vendorsQuery } from '../model/vendorsQuery.ts'

const pageSize = 20
const typingTime = 300

/** Bet records of the signed-in account (P06): the last seven days first. */
export function PersonalHistory() {
  const { timeZone } = useMemo(() => new Intl.DateTimeFormat().resolvedOptions(), [])
  const today = useWorldDay(timeZone)
  const first = today && readDate(today)
  // The world's day decides the first filter and the quick ranges.
  if (!first) return <Skeleton lines={12} />
  return <History timeZone={timeZone} today={today} start={formatDate(addDays(first, -6))} />
}

interface HistoryProps {
  timeZone: string
  today: string
  start: string
}

function History({ timeZone, today, start }: HistoryProps) {
  const t = useT()
  const { config, language } = useRuntime()
  const [filter, setFilter] = useState<HistoryFilter>({
    from: start,
    to: today,
    category: '',
    provider: '',
    status: '',
    betId: '',
  })
  const [page, setPage] = useState(1)
  const asked = useSettled(filter, typingTime)
  const isRight = checkRange(asked) === undefined
  const input = { ...historyInput(asked, timeZone), pageNo: page, pageSize }
  const answer = useOperation('betHistory', input, { enabled: isRight, keepPrevious: true })
  const vendors = useOperation('gameVendors', vendorsQuery)
  const { exportState, onExport } = useHistoryExport(asked, timeZone)
  const nameOf = useCategoryName()
  const formats = useMemo((): HistoryFormats => {
    const money = { symbol: config.currency.symbol, language: language.tag }
    const day = new Intl.DateTimeFormat(language.tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return {
      money: (minor) => formatMoney(minor, money),
      time: (instant) => timeText(instant, timeZone),
      day: (date) => (readDate(date) ? day.format(new Date(`${date}T00:00:00Z`)) : date),
    }
  }, [config.currency.symbol, language.tag, timeZone])

  const change = (next: HistoryFilter): void => {
    // A provider of another category would match nothing.
    setFilter(next.category === filter.category ? next : { ...next, provider: '' })
    setPage(1)
  }
  const validate = (next: HistoryFilter): string | undefined => {
    const issue = checkRange(next)
    return issue && t(issue, { count: longestRange })
  }
  const isWaiting = !answer.data || answer.isPlaceholderData
  return (
    <HistoryView
      state={answer.isError ? 'error' : isWaiting ? 'loading' : 'ready'}
      data={answer.data && historyData(answer.data, page, asked, nameOf)}
      filter={filter}
      onFilterChange={change}
      onPageChange={setPage}
      onRetry={() => void answer.refetch()}
      onExport={isRight ? onExport : undefined}
      exportState={exportState}
      choices={historyChoices(vendors.data ?? [], filter.category, nameOf, language.tag)}
      today={today}
      validate={validate}
      pageSize={pageSize}
      formats={formats}
      labels={historyLabels(t)}
      paginationLabels={pageLabels(t)}
    />
  )
}
