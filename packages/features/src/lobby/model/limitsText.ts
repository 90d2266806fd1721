import type { LiveTable } from '@foyer/contract'

/** Lowest and highest bet at a table, e.g. `$0.50–$500`; cents only where there are some. */
export function limitsText({ minBet, maxBet }: LiveTable, symbol: string, language: string): string | undefined {
  const bets = [minBet, maxBet].filter((bet) => bet !== undefined)
  const write = (bet: number): string => {
    const digits = Number.isInteger(bet) ? 0 : 2
    return `${symbol}${new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(bet)}`
  }
  return bets.length === 0 ? undefined : bets.map(write).join('–')
}
