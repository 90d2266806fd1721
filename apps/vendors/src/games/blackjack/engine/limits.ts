/** What may be bet at a table by one player in a round, minor units. Doubling, splitting and insurance come on top. */
export interface Limits {
  /** Smallest chip; every bet is a multiple of it. Even, so that 3 to 2 and half a bet come out whole. */
  readonly least: number
  /** Most in front of a seat before the cards. */
  readonly total: number
}

export type BetProblem = 'below_limit' | 'table_limit'

/** Why a chip may not be added to what lies there; `undefined` when it may. */
export function checkBet({ least, total }: Limits, laid: number, added: number): BetProblem | undefined {
  if (laid + added > total) return 'table_limit'
  return added < least || added % least !== 0 ? 'below_limit' : undefined
}

/** Least bets of a title's tables in hundredths of the currency's unit, from small to large. */
const leastHundredths = [100, 500, 2500]
const mostLeasts = 200
/** Bets of a currency with finer units are worth less, or four doubled hands might win more than the wallet moves at once. */
const mostDecimals = 7

/** Limits of a title's tables in a currency of so many decimals, from small to large. */
export const tableSteps = (decimals: number): Limits[] =>
  leastHundredths.map((hundredths, index) => {
    const least = Math.max(2 * 5 ** index, Math.round((hundredths * 10 ** Math.min(decimals, mostDecimals)) / 100))
    return { least, total: least * mostLeasts }
  })
