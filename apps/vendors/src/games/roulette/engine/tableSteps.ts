import { type Limits, limitsOf } from './limits.ts'

/** The tables of a title, from small to large: the least chip of each in hundredths of the currency's unit. */
const leastHundredths = [10, 100, 1000]

/** Chips of a currency with finer units are worth less, or one number might win more than the wallet moves at once. */
const mostDecimals = 5

/** Limits of a title's tables in a currency of so many decimals, from small to large. */
export const tableSteps = (decimals: number): Limits[] =>
  leastHundredths.map((hundredths, index) => {
    const least = Math.max(10 ** index, Math.round((hundredths * 10 ** Math.min(decimals, mostDecimals)) / 100))
    return limitsOf(least, least * 500, least * 10_000)
  })
