import { centrePrefix } from '../centrePrefix.ts'
import { checkDays, startDays } from './recordDays.ts'
import type { FilterDeclaration, FilterValues } from './recordFilters.ts'

/** What a page of records shows; stands in the address, so that a link leads to it. */
export interface RecordPlace {
  readonly values: FilterValues
  /** From 1. */
  readonly page: number
}

const read = (query: URLSearchParams, id: string): string => query.get(`${centrePrefix}${id}`) ?? ''

/**
 * Reads what the address asks for. What does not exist falls back to what the page shows first: a wrong or impossible day,
 * an option that is not offered, a page that is no number.
 */
export function readRecordPlace(
  query: URLSearchParams,
  filters: readonly FilterDeclaration[],
  today: string | undefined,
): RecordPlace {
  const values: Record<string, string> = {}
  for (const filter of filters) {
    if (filter.kind === 'dates') {
      const [from, to] = [read(query, 'from'), read(query, 'to')]
      const isWrong = today === undefined || to > today || checkDays(from, to, filter.longest) !== undefined
      Object.assign(values, isWrong ? startDays(filter, today) : { from, to })
    } else if (filter.kind === 'select') {
      const value = read(query, filter.id)
      const isOffered = filter.options?.some((option) => option.value === value) ?? true
      values[filter.id] = isOffered ? value : ''
    } else values[filter.id] = read(query, filter.id).slice(0, filter.maxLength ?? 64)
  }
  const page = read(query, 'page')
  return { values, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

/** The address with what a page shows; what it shows first anyway is left out. */
export function writeRecordPlace(
  query: URLSearchParams,
  filters: readonly FilterDeclaration[],
  today: string,
  { values, page }: RecordPlace,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (id: string, value: string | undefined, usual = ''): void => {
    if (value === undefined || value === usual) next.delete(`${centrePrefix}${id}`)
    else next.set(`${centrePrefix}${id}`, value)
  }
  for (const filter of filters) {
    if (filter.kind !== 'dates') {
      put(filter.id, values[filter.id])
      continue
    }
    const usual = startDays(filter, today)
    const isUsual = values.from === usual.from && values.to === usual.to
    put('from', isUsual ? undefined : values.from)
    put('to', isUsual ? undefined : values.to)
  }
  put('page', String(page), '1')
  return next
}
