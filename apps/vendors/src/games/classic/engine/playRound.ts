import { alongLine } from '../../../slot/engine/linePay.ts'
import { type Draw, type SlotResult, type Win, winOf } from '../../../slot/engine/result.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { payLines, threePays, twoPays, wildFactor } from './paytable.ts'
import { reels, rows } from './reels.ts'

const isPaid = (symbol: string): symbol is keyof typeof threePays => symbol in threePays

/** What three letters along a line pay, in line bets. */
export function linePays(line: string): { symbol: string; count: number; pays: number } | undefined {
  const wilds = line.length - line.replaceAll('W', '').length
  const symbol = line.replaceAll('W', '').charAt(0) || 'W'
  if ([...line].every((letter) => letter === symbol || letter === 'W') && isPaid(symbol)) {
    return { symbol, count: 3, pays: threePays[symbol] * (symbol === 'W' ? 1 : wildFactor ** wilds) }
  }
  return line.startsWith('zz') ? { symbol: 'z', count: 2, pays: twoPays } : undefined
}

export function playRound(stake: number, draw: Draw): SlotResult {
  const stops = reels.map((ring) => draw(ring.length))
  const columns = reels.map((ring, reel) => windowOf(ring, stops[reel] ?? 0, rows))
  const lineBet = stake / payLines.length
  const wins = payLines.flatMap((places, line): Win[] => {
    const found = linePays(alongLine(columns, places))
    if (found === undefined) return []
    const cells = places.slice(0, found.count).map((row, reel) => reel * rows + row)
    return [{ cells, symbol: found.symbol, amount: found.pays * lineBet, line }]
  })
  const win = wins.reduce((sum, { amount }) => sum + amount, 0)
  const spin = { steps: [{ by: 'turn' as const, stops, columns, wins, win }], win }
  return { stake, spin, freeSpins: [], win: winOf([spin]) }
}
