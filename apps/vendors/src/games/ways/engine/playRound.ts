import { type Draw, type SlotResult, type Spin, type Win, winOf } from '../../../slot/engine/result.ts'
import { countOf, windowOf } from '../../../slot/engine/strip.ts'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { bets, freeFactor, scatterPays, wayPays } from './paytable.ts'
import { reels, rows } from './reels.ts'

const shows = (letter: string, symbol: string): boolean => letter === symbol || letter === 'W'

/** Every symbol's ways from the first reel: as many reels in a row as show it, by as many cells as show it on each. */
export function waysIn(columns: readonly string[], factor: number): Win[] {
  return payLetters.flatMap((symbol): Win[] => {
    const reached = columns.findIndex((column) => ![...column].some((letter) => shows(letter, symbol)))
    const count = reached === -1 ? columns.length : reached
    const pays = wayPays[symbol][count - 3]
    if (pays === undefined) return []
    const won = columns.slice(0, count)
    const cells = won.flatMap((column, reel) =>
      [...column].flatMap((letter, row) => (shows(letter, symbol) ? [reel * rows + row] : [])),
    )
    const ways = won.reduce((product, column) => product * (countOf(column, symbol) + countOf(column, 'W')), 1)
    return [{ cells, symbol, amount: pays * ways * factor }]
  })
}

export function evaluateSpin(stops: readonly number[], stake: number, options: { readonly free: boolean }): Spin {
  const columns = reels.map((ring, reel) => windowOf(ring, stops[reel] ?? 0, rows))
  const wins = waysIn(columns, (stake / bets) * (options.free ? freeFactor : 1))
  const prize = options.free ? undefined : scatterPrize(columns)
  if (prize !== undefined) {
    const cells = columns.flatMap((column, reel) => (column.includes('S') ? [reel * rows + column.indexOf('S')] : []))
    wins.push({ cells, symbol: 'S', amount: prize.stakes * stake })
  }
  const win = wins.reduce((sum, { amount }) => sum + amount, 0)
  const multiplier = options.free ? { multiplier: freeFactor } : {}
  return { steps: [{ by: 'turn', stops, columns, wins, win, ...multiplier }], win }
}

const scatterPrize = (columns: readonly string[]) => {
  const shown = columns.filter((column) => column.includes('S')).length
  return scatterPays.find(({ scatters }) => scatters === shown)
}

/** Draws a round. Free spins do not win further free spins. */
export function playRound(stake: number, draw: Draw): SlotResult {
  const stops = () => reels.map((ring) => draw(ring.length))
  const spin = evaluateSpin(stops(), stake, { free: false })
  const free = scatterPrize(spin.steps[0]?.columns ?? [])?.freeSpins ?? 0
  const freeSpins = Array.from({ length: free }, () => evaluateSpin(stops(), stake, { free: true }))
  return { stake, spin, freeSpins, win: winOf([spin, ...freeSpins]) }
}
