import { useEffect, useMemo, useState } from 'react'
import { useRuntime } from './hooks.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a moment was, in the words of a language: `3 minutes ago`. A moment that is still to come is now. */
export function timeAgo(from: number, now: number, format: Intl.RelativeTimeFormat): string {
  const passed = Math.max(0, now - from)
  for (const [unit, length] of units) if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  return format.format(0, 'minute')
}

/**
 * Says how long ago an ISO instant was, in the page's language. A page that is written ahead does not know when it will be
 * read: it says nothing until then.
 */
export function useTimeAgo(): (instant: string) => string | undefined {
  const { tag } = useRuntime().language
  const format = useMemo(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }), [tag])
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (instant) => {
    const from = Date.parse(instant)
    return now === undefined || Number.isNaN(from) ? undefined : timeAgo(from, now, format)
  }
}
