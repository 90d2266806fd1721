import { useFormats } from '@foyer/feature-api'

/** Writes the day of an announcement as every other day is written (V31), in the visitor's time zone. */
export function useNoticeDate(): (instant: string) => string {
  const { time } = useFormats()
  return (instant) => time(instant).slice(0, 'yyyy-MM-dd'.length)
}
