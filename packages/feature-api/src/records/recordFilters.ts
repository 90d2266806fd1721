/** First and last day, kept as `from` and `to`. */
export interface DatesDeclaration {
  readonly kind: 'dates'
  readonly id: string
  /** Days shown first, that end today. */
  readonly start: number
  /** Quick ranges, as numbers of days that end today. */
  readonly quickDays: readonly number[]
  /** Days a range may span. */
  readonly longest?: number
}

/** One of some values, or any. */
export interface SelectDeclaration {
  readonly kind: 'select'
  readonly id: string
  readonly label: string
  /** What the empty choice is called; "All" when left out. */
  readonly any?: string
  /** Left out while they are not known yet; nothing is asked for a value that may not exist. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** Another filter: when that changes, this one is open again, since its values depend on it. */
  readonly dependsOn?: string
}

/** Part of a text; asked for when the person stops writing. */
export interface SearchDeclaration {
  readonly kind: 'search'
  readonly id: string
  readonly label: string
  readonly maxLength?: number
}

export type FilterDeclaration = DatesDeclaration | SelectDeclaration | SearchDeclaration

/** Values of the filters by their ids, days under `from` and `to`; an empty text means any. */
export type FilterValues = Readonly<Record<string, string>>

/** The values with a change, and with everything open again that depends on what changed. */
export function changeValues(
  filters: readonly FilterDeclaration[],
  values: FilterValues,
  change: FilterValues,
): FilterValues {
  const next: Record<string, string> = { ...values, ...change }
  for (const filter of filters) {
    if (filter.kind !== 'select' || filter.dependsOn === undefined || filter.id in change) continue
    if (next[filter.dependsOn] !== values[filter.dependsOn]) next[filter.id] = ''
  }
  return next
}
