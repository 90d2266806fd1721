import { formatDate, formatInstant, formatMoney, readDate } from '@foyer/rules'
import { useMemo } from 'react'
import { useRuntime } from '../hooks.ts'

/** How a page writes amounts, times and days: one way everywhere (V11, V31). */
export interface Formats {
  /** Integer minor units with the brand's currency sign, e.g. `$1,250.50`. */
  readonly money: (minor: number) => string
  /** An ISO instant as `yyyy-MM-dd HH:mm:ss` in the visitor's time zone; empty for what is none. */
  readonly time: (instant: string) => string
  /** A day as `yyyy-MM-dd`. */
  readonly day: (date: string) => string
  /** The visitor's time zone, by its IANA name. */
  readonly timeZone: string
}

/** Digits and separators follow the language; days are written the same in all of them (V31). */
export function createFormats(symbol: string, language: string, timeZone: string): Formats {
  return {
    timeZone,
    money: (minor) => formatMoney(minor, { symbol, language }),
    time: (instant) => formatInstant(instant, timeZone),
    day: (date) => {
      const day = readDate(date)
      return day ? formatDate(day) : date
    },
  }
}

/** The page's formats in its language, for its brand and its visitor. */
export function useFormats(): Formats {
  const { config, language } = useRuntime()
  const { symbol } = config.currency
  return useMemo(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return createFormats(symbol, language.tag, timeZone)
  }, [symbol, language.tag])
}
