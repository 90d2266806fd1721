import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddressQuery } from '../addressQuery.ts'
import { type RecordPlace, readRecordPlace, writeRecordPlace } from './recordAddress.ts'
import { checkDays } from './recordDays.ts'
import { changeValues, type FilterDeclaration, type FilterValues } from './recordFilters.ts'

/** How long a person who writes has to stop before it is asked for. */
const typingTime = 300

const nothing: FilterValues = {}

interface Step {
  /** The search that is being written. */
  readonly search?: string
  /** Nobody asked for it: no step of its own. */
  readonly isMending?: boolean
}

/**
 * What a page of records shows, kept in the address: one step in history per thing a person did. What is being written, and
 * days that are not right yet, are shown at once and reach the address when they are settled.
 */
export function useRecordPlace(filters: readonly FilterDeclaration[], today: string | undefined) {
  const [query, setQuery] = useAddressQuery()
  const location = useLocation()
  const [draft, setDraft] = useState(nothing)
  const place = readRecordPlace(query, filters, today)
  const values = { ...place.values, ...draft }
  const text = query.toString()
  const written = useRef<string>(undefined)
  /** The search being written; its next part belongs to the same step. */
  const writing = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isKnown =
    today !== undefined &&
    filters.every((one) => one.kind !== 'select' || one.options !== undefined || place.values[one.id] === '')
  const clean = isKnown && today !== undefined ? writeRecordPlace(query, filters, today, place).toString() : text
  useEffect(() => {
    if (clean !== text) setQuery(new URLSearchParams(clean), { replace: true, preventScrollReset: true })
  }, [clean, text, setQuery])

  // An address that came from elsewhere, such as Back, takes away what was being written. Back may come before what was
  // written last has been shown: the text is then the one of before, and only the location is a new one.
  const followed = useRef(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step of the history is looked at once
  useEffect(() => {
    const isWritten = text === (written.current ?? followed.current)
    followed.current = text
    if (isWritten) return
    clearTimeout(timer.current)
    written.current = undefined
    writing.current = undefined
    setDraft(nothing)
  }, [text, location])

  const go = (next: RecordPlace, { search, isMending = false }: Step = {}): void => {
    if (today === undefined) return
    const replace = isMending || (search !== undefined && search === writing.current && written.current === text)
    const to = writeRecordPlace(query, filters, today, next)
    written.current = to.toString()
    writing.current = search
    if (written.current !== text) setQuery(to, { replace, preventScrollReset: true })
  }
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })

  const dates = filters.find((filter) => filter.kind === 'dates')
  const problem = (of: FilterValues) => dates && checkDays(of.from ?? '', of.to ?? '', dates.longest)
  const change = (part: FilterValues): void => {
    const next = changeValues(filters, values, part)
    const search = filters.find((filter) => filter.kind === 'search' && filter.id in part)?.id
    setDraft(Object.fromEntries(Object.entries(next).filter(([id, value]) => value !== place.values[id])))
    clearTimeout(timer.current)
    if (problem(next)) return
    if (search === undefined) go({ values: next, page: 1 })
    else timer.current = setTimeout(() => latest.current({ values: next, page: 1 }, { search }), typingTime)
  }

  return {
    /** What the address says, which is what is asked for. */
    place,
    /** What the filters show. */
    values,
    isKnown,
    problem: today === undefined ? undefined : problem(values),
    change,
    turnTo: (page: number) => go({ values: place.values, page }),
    /** Goes to a page that exists, in place of one that does not. */
    mendPage: (page: number) => go({ values: place.values, page }, { isMending: true }),
  }
}
