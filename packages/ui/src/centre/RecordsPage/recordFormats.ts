import type { RecordFormats } from './RecordsPage.types.ts'

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', signDisplay: 'negative' })

/** English formats in universal time, for whoever brings none. */
export const recordFormats: RecordFormats = {
  money: (minor) => money.format(minor / 100),
  time: (instant) => new Date(instant).toISOString().slice(0, 19).replace('T', ' '),
  day: (date) => date,
}
