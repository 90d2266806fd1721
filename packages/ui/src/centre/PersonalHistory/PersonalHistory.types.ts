import type { SelectOption } from '../../components/Select/index.ts'

export type BetStatus = 'OPEN' | 'WON' | 'LOST' | 'CANCELLED'

/** Sums of bets, wins and what is left of them, in integer minor units. */
export interface HistorySums {
  readonly bet: number
  readonly win: number
  readonly net: number
}

/** One bet; amounts in integer minor units. */
export interface HistoryBet extends HistorySums {
  /** The provider's reference, which is what is searched for. */
  readonly id: string
  /** ISO 8601 instant. */
  readonly time: string
  readonly gameName: string
  readonly providerName: string
  readonly categoryName: string
  readonly status: BetStatus
}

/** Net result of one day, `yyyy-MM-dd`, in integer minor units. */
export interface HistoryDay {
  readonly date: string
  readonly net: number
}

/** What is asked for; an empty string means any. Days are `yyyy-MM-dd`, both included. */
export interface HistoryFilter {
  readonly from: string
  readonly to: string
  readonly category: string
  readonly provider: string
  readonly status: '' | BetStatus
  /** Part of a bet's reference. */
  readonly betId: string
}

/** One page of answers and the sums of the whole filter. */
export interface HistoryData {
  readonly bets: readonly HistoryBet[]
  readonly totals: HistorySums
  readonly days: readonly HistoryDay[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly betCount: number
}

export type HistoryState = 'loading' | 'ready' | 'error'

/** How an export stands; `done` runs from 0 to 1. */
export type HistoryExport =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'failed' }

export interface HistoryFormats {
  /** Integer minor units to text, with the currency. */
  money(minor: number): string
  /** An ISO instant to a date and time. */
  time(instant: string): string
  /** A `yyyy-MM-dd` day to a short date. */
  day(date: string): string
}

export interface HistoryChoices {
  readonly categories: readonly SelectOption[]
  readonly providers: readonly SelectOption[]
}
