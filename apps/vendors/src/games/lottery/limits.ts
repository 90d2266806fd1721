import type { LotteryLimits } from './wire.ts'

/** Limits in a currency of so many decimals. */
export function limitsOf(decimals: number): LotteryLimits {
  const unit = 10 ** decimals
  return {
    least: Math.max(1, Math.round(unit / 10)),
    most: 100 * unit,
    ticket: 1000 * unit,
    payout: 5_000_000 * unit,
  }
}
