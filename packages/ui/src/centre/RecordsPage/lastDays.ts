import type { DateRangeValue } from '../../components/DateRange/index.ts'

const dayMs = 86_400_000

/** The last `count` days up to and with `today`, `yyyy-MM-dd`. */
export const lastDays = (today: string, count: number): DateRangeValue => ({
  from: new Date(Date.parse(`${today}T00:00:00Z`) - (count - 1) * dayMs).toISOString().slice(0, 10),
  to: today,
})
