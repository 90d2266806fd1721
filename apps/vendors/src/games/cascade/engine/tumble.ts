import type { Step, Win } from '../../../slot/engine/result.ts'
import { countOf, letterAt, windowOf } from '../../../slot/engine/strip.ts'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { bets, countPays, counts } from './paytable.ts'
import { reels, rows } from './reels.ts'

/** What so many of a symbol pay, in bets. */
export function paysFor(symbol: keyof typeof countPays, count: number): number {
  return countPays[symbol][counts.findLastIndex((least) => count >= least)] ?? 0
}

/** Lets the reels stop and then fall until nothing wins: won symbols and the wilds that helped leave their cells. */
export function tumble(stops: readonly number[], stake: number, ladder: readonly number[]): Step[] {
  const tops = [...stops]
  let columns = reels.map((ring, reel) => windowOf(ring, stops[reel] ?? 0, rows))
  const steps: Step[] = []
  for (;;) {
    const multiplier = ladder[Math.min(steps.length, ladder.length - 1)] ?? 1
    const wins = winsIn(columns, (stake / bets) * multiplier)
    const win = wins.reduce((sum, { amount }) => sum + amount, 0)
    const came = steps.length === 0 ? { by: 'turn' as const, stops } : { by: 'fall' as const }
    steps.push({ ...came, columns, wins, win, multiplier })
    if (wins.length === 0) return steps
    const gone = new Set([...wins.map(({ symbol }) => symbol), 'W'])
    columns = columns.map((column, reel) => {
      let kept = [...column].filter((letter) => !gone.has(letter)).join('')
      while (kept.length < rows) {
        tops[reel] = (tops[reel] ?? 0) - 1
        kept = letterAt(reels[reel] ?? '', tops[reel] ?? 0) + kept
      }
      return kept
    })
  }
}

function winsIn(columns: readonly string[], factor: number): Win[] {
  const window = columns.join('')
  const wilds = countOf(window, 'W')
  return payLetters.flatMap((symbol): Win[] => {
    const own = countOf(window, symbol)
    const pays = own === 0 ? 0 : paysFor(symbol, own + wilds)
    if (pays === 0) return []
    const cells = [...window].flatMap((letter, cell) => (letter === symbol || letter === 'W' ? [cell] : []))
    return [{ cells, symbol, amount: pays * factor }]
  })
}
