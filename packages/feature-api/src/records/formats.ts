import { type DateFormat, formatDate, formatInstant, formatMoney, readDate } from '@foyer/rules'
import { useMemo } from 'react'
import { useRuntime } from '../hooks.ts'

/** How a page writes amounts, times and days: one way everywhere (V11, V31). */
export interface Formats {
  /** Integer minor units with the brand's currency sign, e.g. `$1,250.50`. */
  readonly money: (minor: number) => string
  /** An ISO instant as a day and `HH:mm:ss` in the visitor's time zone; empty for what is none. */
  readonly time: (instant: string) => string
  /** The same within a sentence: in the words of the page's language, to the minute, with no line's end within the day. */
  readonly timeInText: (instant: string) => string
  /** The same, with seconds where it has any: draws may be half a minute apart. */
  readonly drawInText: (instant: string) => string
  /** The day of it alone, within a sentence. */
  readonly dayInText: (instant: string) => string
  /** A `yyyy-MM-dd` day as the brand writes days in the page's language. */
  readonly day: (date: string) => string
  /** How days are written and typed. */
  readonly dateFormat: DateFormat
  /** Decimals of the brand's currency. */
  readonly decimals: number
  /** The visitor's time zone, by its IANA name. */
  readonly timeZone: string
}

interface Currency {
  readonly symbol: string
  readonly decimals: number
}

interface Language {
  readonly tag: string
  readonly dateFormat?: DateFormat
}

const dayInText = { day: 'numeric', month: 'short', year: 'numeric' } as const
const momentInText = { ...dayInText, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Digits and separators follow the language, days what the brand says of it (V31). */
export function createFormats(currency: Currency, language: Language, timeZone: string): Formats {
  const { symbol, decimals } = currency
  const { tag, dateFormat = 'yyyy-MM-dd' } = language
  const time = (instant: string): string => formatInstant(instant, timeZone, dateFormat)
  const inText = (instant: string, options: Intl.DateTimeFormatOptions): string => {
    const date = new Date(instant)
    if (Number.isNaN(date.getTime())) return ''
    const parts = new Intl.DateTimeFormat(tag, { ...options, timeZone }).formatToParts(date)
    // A language may write something of its own between the day and the time; a line may end there.
    const hour = parts.findIndex(({ type }) => type === 'hour')
    const inDay = hour < 0 ? parts.length : hour - 1
    return parts.map(({ value }, at) => (at < inDay ? value.replaceAll(' ', '\u00a0') : value)).join('')
  }
  return {
    decimals,
    dateFormat,
    timeZone,
    money: (minor) => formatMoney(minor, { symbol, language: tag, decimals }),
    time,
    timeInText: (instant) => inText(instant, momentInText),
    drawInText: (instant) =>
      inText(instant, new Date(instant).getUTCSeconds() > 0 ? { ...momentInText, second: '2-digit' } : momentInText),
    dayInText: (instant) => inText(instant, dayInText),
    day: (date) => {
      const day = readDate(date)
      return day ? formatDate(day, dateFormat) : date
    },
  }
}

/** The page's formats in its language, for its brand and its visitor. */
export function useFormats(): Formats {
  const { config, language } = useRuntime()
  return useMemo(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return createFormats(config.currency, language, timeZone)
  }, [config.currency, language])
}
