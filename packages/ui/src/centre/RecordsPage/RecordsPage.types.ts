import type { SelectOption } from '../../components/Select/index.ts'

/** What is wrong with the days of a filter. */
export type DatesProblem = 'noDates' | 'order' | 'longRange'

/** First and last day, both included; their values stand under `from` and `to`. */
export interface DatesFilter {
  readonly kind: 'dates'
  readonly id: string
  /** The page's own word; "Dates" when left out. */
  readonly label?: string
  /** The member's day, `yyyy-MM-dd`; ends the quick ranges and is the last that may be chosen. */
  readonly today: string
  /** First day that has records, `yyyy-MM-dd`. */
  readonly earliest?: string | undefined
  /** Quick ranges, as numbers of days that end today. */
  readonly quickDays: readonly number[]
  /** Days a range may span. */
  readonly longest?: number
  readonly problem?: DatesProblem | undefined
}

/** One of some values, or any. */
export interface SelectFilter {
  readonly kind: 'select'
  readonly id: string
  readonly label: string
  /** What the empty choice is called; "All" when left out. */
  readonly any?: string
  /** Left out while they are not known yet. */
  readonly options?: readonly SelectOption[] | undefined
}

/** Part of a text, such as a reference. */
export interface SearchFilter {
  readonly kind: 'search'
  readonly id: string
  readonly label: string
  readonly maxLength?: number
}

export type RecordFilter = DatesFilter | SelectFilter | SearchFilter

/** Values of the filters by their ids; an empty text means any. */
export type RecordValues = Readonly<Record<string, string>>

/** `positive` is a gain, `pending` not decided yet, `quiet` over without one, `neutral` everything else. */
export type RecordTone = 'positive' | 'pending' | 'quiet' | 'neutral'

interface ColumnOf<Kind extends string, Value> {
  readonly kind: Kind
  readonly id: string
  readonly header: string
  readonly value: Value
}

/** A second, quiet line in a cell, with the header it has in an exported file. */
export interface RecordDetail<Row> {
  readonly header: string
  readonly value: (row: Row) => string
  /** What pressing it does, with a name that says so; it is text in rows that give nothing. */
  readonly press?: {
    readonly label: (row: Row) => string
    readonly of: (row: Row) => (() => void) | undefined
  }
}

/** Integer minor units or a count; `undefined` stands for what is not decided yet. */
export interface AmountColumn<Row> extends ColumnOf<'money' | 'number', (row: Row) => number | undefined> {
  /** Gains are coloured. */
  readonly isSigned?: boolean
  /** Sum over everything the filters match; without it the column has no totals. */
  readonly total?: number | undefined
  /** Address of the records that an amount is made of; without it the amount is plain text. */
  readonly href?: (row: Row) => string | undefined
  /** The same for the sum over everything the filters match. */
  readonly totalHref?: string | undefined
}

export type FactColumn<Row> = ColumnOf<'text', (row: Row) => string>

/** An ISO instant. */
export interface TimeColumn<Row> extends ColumnOf<'time', (row: Row) => string> {
  readonly detail?: RecordDetail<Row>
}

/** Names its row and leads it on a phone. */
export interface NameColumn<Row> extends ColumnOf<'name', (row: Row) => string> {
  readonly detail?: RecordDetail<Row>
}

export interface StatusColumn<Row> extends ColumnOf<'status', (row: Row) => string> {
  readonly tone: (row: Row) => RecordTone
}

/** A column by what it holds. */
export type RecordColumn<Row> =
  | FactColumn<Row>
  | TimeColumn<Row>
  | NameColumn<Row>
  | StatusColumn<Row>
  | AmountColumn<Row>

/** Words of the lines of sums, and lines of what stands in no sum, such as what is not decided yet. */
export interface RecordSums {
  /** Of the page in view. */
  readonly page: string
  /** Of everything the filters match. */
  readonly all: string
  readonly apart: readonly {
    readonly label: string
    /** Amounts by the ids of their columns. */
    readonly values: Readonly<Record<string, number>>
  }[]
}

/** A value per day, `yyyy-MM-dd`, in integer minor units. */
export interface RecordDay {
  readonly date: string
  readonly value: number
}

/** A named part of the whole, such as what came of a category, in integer minor units. */
export interface RecordPart {
  readonly name: string
  readonly value: number
}

/** A plot per day: a trend. */
export interface DaysPlot {
  readonly title: string
  /** Header of the values in the table that says the same. */
  readonly header: string
  /** Left out while they are not known yet. */
  readonly days?: readonly RecordDay[] | undefined
}

/** A plot of parts, in the order given: what the whole is made of. */
export interface PartsPlot {
  readonly title: string
  readonly parts: readonly RecordPart[] | undefined
}

export type RecordPlot = DaysPlot | PartsPlot

/** `loading` keeps known rows in view; `offline` and `error` take them away. */
export type RecordsState = 'loading' | 'ready' | 'error' | 'offline'

/** How an export stands; `done` runs from 0 to 1. */
export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'failed' }

export interface RecordFormats {
  /** Integer minor units to text, with the currency. */
  money(minor: number): string
  /** An ISO instant to a date and time. */
  time(instant: string): string
  /** A `yyyy-MM-dd` day to text. */
  day(date: string): string
  /** How days are typed; `yyyy-MM-dd` unless told. */
  readonly dateFormat?: 'yyyy-MM-dd' | 'MM-dd-yyyy'
}
