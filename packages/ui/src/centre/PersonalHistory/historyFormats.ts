import type { HistoryFormats } from './PersonalHistory.types.ts'

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', signDisplay: 'negative' })
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** English formats in universal time, for whoever brings none. */
export const historyFormats: HistoryFormats = {
  money: (minor) => money.format(minor / 100),
  time: (instant) => time.format(new Date(instant)),
  day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
}
