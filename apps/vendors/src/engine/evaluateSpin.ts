import { payLines } from './lines.ts'
import { linePays, scatter } from './paytable.ts'
import { type ReelStrip, reels, windowOf } from './reels.ts'
import { lineBetOf } from './stakes.ts'
import type { LineSymbol, SlotSymbol } from './symbols.ts'

export interface LineWin {
  /** Index into `payLines`. */
  readonly line: number
  readonly symbol: LineSymbol
  /** How many in a row from the left: 3, 4 or 5. */
  readonly count: number
  /** Minor units, multiplier included. */
  readonly amount: number
}

/** What one turn of the reels showed and paid. Amounts are minor units. */
export interface SpinResult {
  /** Stop of each reel. */
  readonly stops: readonly number[]
  readonly lineWins: readonly LineWin[]
  /** Paid by scatters, apart from the lines. */
  readonly scatterWin: number
  readonly win: number
}

/** What five symbols along a line pay in line bets; wilds stand for any symbol that pays along lines. */
export function linePay(line: readonly SlotSymbol[]): { symbol: LineSymbol; count: number; pays: number } | undefined {
  const symbol = line.find((candidate): candidate is LineSymbol => candidate !== 'wild' && candidate !== 'scatter')
  if (symbol === undefined) return undefined
  const broken = line.findIndex((candidate) => candidate !== symbol && candidate !== 'wild')
  const count = broken === -1 ? line.length : broken
  const pays = linePays[symbol][count - 3]
  return pays === undefined ? undefined : { symbol, count, pays }
}

/** True when enough reels show a scatter. */
export function hasScatters(windows: readonly (readonly SlotSymbol[])[]): boolean {
  return windows.filter((window) => window.includes('scatter')).length >= scatter.needed
}

/** Reads what the reels pay at these stops. Scatters pay and count in the paid spin only, not in free spins. */
export function evaluateSpin(
  stops: readonly number[],
  stake: number,
  options: { readonly free: boolean },
  strips: readonly ReelStrip[] = reels,
): SpinResult {
  const windows = strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0))
  const factor = lineBetOf(stake) * (options.free ? scatter.multiplier : 1)
  const lineWins = payLines.flatMap((rows, line): LineWin[] => {
    const found = linePay(rows.map((row, reel) => windows[reel]?.[row] ?? 'scatter'))
    return found ? [{ line, symbol: found.symbol, count: found.count, amount: found.pays * factor }] : []
  })
  const scatterWin = !options.free && hasScatters(windows) ? stake * scatter.paysStakes : 0
  const win = lineWins.reduce((sum, { amount }) => sum + amount, scatterWin)
  return { stops: [...stops], lineWins, scatterWin, win }
}
