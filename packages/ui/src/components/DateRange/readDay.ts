const shape = /^(\d{4})(?:(\d{2})(\d{2})|\D(\d{1,2})\D(\d{1,2}))$/

/** Reads a day from what a person writes: year, month, day with any separator or none. `undefined` when it is no day. */
export function readDay(text: string): string | undefined {
  const [, year, month0, day0, month = month0, day = day0] = shape.exec(text.trim()) ?? []
  if (!year || !month || !day) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // A day such as 30 February moves on to one that exists.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : undefined
}
