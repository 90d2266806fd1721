/** What may be bet, minor units. */
export interface BookLimits {
  /** Least and most on one bet; a player may have at most `most` on one event in sum. */
  readonly least: number
  readonly most: number
  /** The greatest payout of one bet. */
  readonly payout: number
  /** What all open bets that lean on one event may pay together. */
  readonly event: number
}

/** Limits in a currency of so many decimals. */
export function limitsOf(decimals: number): BookLimits {
  const unit = 10 ** decimals
  return { least: Math.max(1, Math.round(unit / 2)), most: 1000 * unit, payout: 25_000 * unit, event: 60_000 * unit }
}
