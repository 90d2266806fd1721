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

/** What one movement of the wallet may carry, minor units: no bet may pay more, however small the unit is. */
const mostMoved = 1_000_000_000_000

/** Limits in a currency of so many decimals, minor units. */
export function limitsOf(decimals: number): BookLimits {
  const unit = 10 ** decimals
  return {
    least: Math.max(1, Math.round(unit / 2)),
    most: 1000 * unit,
    payout: Math.min(25_000 * unit, mostMoved),
    event: 60_000 * unit,
  }
}
