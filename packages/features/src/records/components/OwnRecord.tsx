import { fillDays, type SettingsOf, useFormats, useLabels, useSession, useWorldDay } from '@foyer/feature-api'
import { addDays, formatDate, readDate } from '@foyer/rules'
import { PeriodPlot } from '@foyer/ui/centre/PeriodPlot'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Figures } from '@foyer/ui/Figures'
import { useId } from 'react'
import type { OwnRecordSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { OwnRecordRoot } from './OwnRecord.styles.ts'

/** What came of the account's own bets in a period, with its plot and beside the period before (P06). Nothing for guests and trials. */
export function OwnRecord({ settings: { days } }: { settings: SettingsOf<typeof OwnRecordSettings> }) {
  const { status, role } = useSession()
  return status === 'signedIn' && role !== 'trial' ? <Record days={days} /> : null
}

function Record({ days }: { days: number }) {
  const t = useT()
  const titleId = useId()
  const formats = useFormats()
  const errorLabels = useLabels('ErrorState')
  const labels = useLabels('RecordsPage')
  const today = useWorldDay(formats.timeZone)
  const last = today === undefined ? undefined : readDate(today)
  const range = { from: last ? formatDate(addDays(last, 1 - days)) : '', to: today ?? '' }
  const input = { startDate: range.from, endDate: range.to, timeZone: formats.timeZone, pageNo: 1, pageSize: 1 }
  const before = last
    ? { ...input, startDate: formatDate(addDays(last, 1 - 2 * days)), endDate: formatDate(addDays(last, -days)) }
    : input
  const record = useOperation('betHistory', input, { enabled: last !== undefined })
  const { data: earlier } = useOperation('betHistory', before, { enabled: last !== undefined })
  const totals = record.data?.totals
  const dayTotals = record.data?.dayTotals.map(({ date, netAmount }) => ({ date, value: netAmount }))
  const money = (minor: number | undefined) => (minor === undefined ? undefined : formats.money(minor))
  const was = (minor: number | undefined) =>
    // Its line is there from the start.
    minor === undefined ? '–' : t('before', { amount: formats.money(minor), count: days })
  const net = totals?.netAmount ?? 0
  return (
    <OwnRecordRoot aria-labelledby={titleId} aria-busy={!record.data}>
      <h2 id={titleId}>{t('ownRecordOf', { count: days })}</h2>
      <Figures
        figures={[
          {
            id: 'net',
            label: t('net'),
            value: money(totals?.netAmount),
            change: was(earlier?.totals.netAmount),
            tone: net > 0 ? 'positive' : undefined,
            isProminent: true,
          },
          { id: 'bet', label: t('bet'), value: money(totals?.betAmount), change: was(earlier?.totals.betAmount) },
          { id: 'win', label: t('win'), value: money(totals?.winAmount), change: was(earlier?.totals.winAmount) },
        ]}
      />
      {record.isError && !record.data ? (
        <ErrorState title={t('ownRecordError')} onRetry={() => void record.refetch()} labels={errorLabels} />
      ) : (
        <PeriodPlot
          plot={{ title: t('plot'), header: t('net'), days: dayTotals && fillDays(dayTotals, range) }}
          formats={formats}
          labels={labels}
        />
      )}
    </OwnRecordRoot>
  )
}
