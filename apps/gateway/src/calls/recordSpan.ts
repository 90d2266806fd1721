import type { Issue } from '@foyer/contract'
import { compareDates, daySpan, isTimeZone, readDate } from '@foyer/rules'
import { ProblemError } from './problem.ts'

export interface RecordSpan {
  /** First instant of the span. */
  readonly from: Date
  /** First instant after it. */
  readonly to: Date
  readonly timeZone: string
}

/** No bet is older or younger; days beyond are outside what the database's calendar and JavaScript's agree on. */
const earliest = Date.UTC(1970, 0, 1)
const latest = Date.UTC(9990, 0, 1)

/** Reads the days of a record query; throws `validation_failed` naming what is wrong. */
export function readSpan(query: {
  readonly startDate: string
  readonly endDate: string
  readonly timeZone?: string | undefined
}): RecordSpan {
  const { timeZone = 'UTC' } = query
  const [first, last] = [readDate(query.startDate), readDate(query.endDate)]
  const issues: Issue[] = []
  if (first === undefined) issues.push({ path: '/startDate', message: 'is not a day of the calendar' })
  if (last === undefined) issues.push({ path: '/endDate', message: 'is not a day of the calendar' })
  if (!isTimeZone(timeZone)) issues.push({ path: '/timeZone', message: 'is not the name of a time zone' })
  if (first !== undefined && last !== undefined && compareDates(last, first) < 0)
    issues.push({ path: '/endDate', message: 'is before startDate' })
  if (issues.length > 0 || first === undefined || last === undefined)
    throw new ProblemError('validation_failed', { issues })
  const span = daySpan(first, last, timeZone)
  const within = (instant: Date): Date => new Date(Math.min(Math.max(instant.getTime(), earliest), latest))
  return { from: within(span.from), to: within(span.to), timeZone }
}
