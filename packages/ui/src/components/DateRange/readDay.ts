/** How days are written and typed (V31). */
export type DayFormat = 'yyyy-MM-dd' | 'MM-dd-yyyy'

const yearFirst = /^(\d{4})(?:(\d{2})(\d{2})|\D(\d{1,2})\D(\d{1,2}))$/
const yearLast = /^(?:(\d{2})(\d{2})|(\d{1,2})\D(\d{1,2})\D)(\d{4})$/

/** Year, month and day as they were written. */
function partsOf(text: string, format: DayFormat): readonly (string | undefined)[] {
  if (format === 'yyyy-MM-dd') {
    const [, year, month0, day0, month = month0, day = day0] = yearFirst.exec(text) ?? []
    return [year, month, day]
  }
  const [, month0, day0, month = month0, day = day0, year] = yearLast.exec(text) ?? []
  return [year, month, day]
}

/**
 * Reads a `yyyy-MM-dd` day from what a person writes: its parts in the order of the format, with any separator or none.
 * `undefined` when it is no day.
 */
export function readDay(text: string, format: DayFormat = 'yyyy-MM-dd'): string | undefined {
  const [year, month, day] = partsOf(text.trim(), format)
  if (!year || !month || !day) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // A day such as 30 February moves on to one that exists.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : undefined
}

/** Writes a `yyyy-MM-dd` day in the format; an empty text stays one. */
export const showDay = (day: string, format: DayFormat): string =>
  format === 'yyyy-MM-dd' || day === '' ? day : `${day.slice(5)}-${day.slice(0, 4)}`
