import type { Reader } from '@foyer/feature-api'

/** A moment of the coming days in the reader's zone: `21:15` today, `Sun 21:15` on another day. */
export function dayAndTime(at: number, language: string, { now, timeZone }: Reader): string {
  const dayOf = (ms: number): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms)
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const isToday = dayOf(at) === dayOf(now)
  return new Intl.DateTimeFormat(language, isToday ? parts : { weekday: 'short', ...parts }).format(at)
}
