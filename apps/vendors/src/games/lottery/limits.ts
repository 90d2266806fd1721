import type { LotteryDraw } from '@foyer/contract'
import { betTypesOf } from '@foyer/rules'
import type { LotteryLimits, LotteryLine } from './wire.ts'

/** Twenty lines that all pay as much stay within what one movement of the wallet may carry. */
const mostPayout = 50_000_000_000

/** Limits in a currency of so many decimals. */
export function limitsOf(decimals: number): LotteryLimits {
  const unit = 10 ** decimals
  return {
    least: Math.max(1, Math.round(unit / 10)),
    most: 100 * unit,
    ticket: 1000 * unit,
    payout: Math.min(5_000_000 * unit, mostPayout),
  }
}

/** What a line pays at most for each minor unit of its price; nothing for one that the lottery does not know. */
export function mostTimes({ type, picks }: LotteryLine, form: LotteryDraw['form']): number | undefined {
  const found = betTypesOf(form).find(({ id }) => id === type)
  return found && Math.max(...found.odds(picks.length).map(({ pays }) => pays)) / 100
}

/** The dearest price of a line, minor units, with which none of these may pay more than the limit. */
export function mostPrice(lines: readonly LotteryLine[], form: LotteryDraw['form'], limits: LotteryLimits): number {
  const times = Math.max(0, ...lines.map((line) => mostTimes(line, form) ?? 0))
  const each = lines.length === 0 ? limits.most : Math.floor(limits.ticket / lines.length)
  return Math.min(limits.most, each, times === 0 ? limits.most : Math.floor(limits.payout / times))
}
