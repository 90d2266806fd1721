import { useRuntime } from '@foyer/feature-api'
import { useMemo } from 'react'

/** Writes the day of an announcement in the page's language and the visitor's time zone. */
export function useNoticeDate(): (instant: string) => string {
  const { tag } = useRuntime().language
  const format = useMemo(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }), [tag])
  return (instant) => {
    const time = new Date(instant)
    return Number.isNaN(time.getTime()) ? '' : format.format(time)
  }
}
