import type { DateRangePreset, DateRangeValue } from '../../components/DateRange/index.ts'
import type { PersonalHistoryLabels } from './PersonalHistory.labels.ts'

const dayMs = 86_400_000

/** The day so many days before `day`, both `yyyy-MM-dd`. */
function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10)
}

/** The last `count` days up to and with `today`. */
export const lastDays = (today: string, count: number): DateRangeValue => ({
  from: daysBefore(today, count - 1),
  to: today,
})

/** The quick ranges of the page. */
export const historyPresets = (today: string, labels: PersonalHistoryLabels): readonly DateRangePreset[] => [
  { label: labels.today, ...lastDays(today, 1) },
  { label: labels.last7Days, ...lastDays(today, 7) },
  { label: labels.last30Days, ...lastDays(today, 30) },
]
