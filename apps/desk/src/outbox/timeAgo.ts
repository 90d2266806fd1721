const steps = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
] as const

/** How long before `now` an instant was, in words: "3 minutes ago". */
export function timeAgo(instant: string, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  let count = (new Date(instant).getTime() - now) / 1000
  for (const [most, unit] of steps) {
    if (Math.abs(count) < most) return words.format(Math.round(count), unit)
    count /= most
  }
  return words.format(Math.round(count), 'year')
}
