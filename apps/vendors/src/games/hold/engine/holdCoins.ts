import type { Coin, Draw, Step } from '../../../slot/engine/result.ts'
import { coinOneIn, coinValues, fullHouse, respins } from './paytable.ts'
import { rows } from './reels.ts'

/** What a drawn number below 100 makes a coin worth, in stakes. */
export function coinWorth(drawn: number): number {
  let below = 0
  for (const { stakes, of100 } of coinValues) {
    below += of100
    if (drawn < below) return stakes
  }
  throw new RangeError(`No coin for ${drawn}`)
}

const coinCells = (columns: readonly string[]): number[] =>
  columns.flatMap((column, reel) => [...column].flatMap((letter, row) => (letter === 'C' ? [reel * rows + row] : [])))

/**
 * Plays the respins from a window that holds enough coins: its coins stay, every other cell turns again by itself. The last
 * step pays all coins, and the full house on top.
 */
export function holdCoins(columns: readonly string[], stake: number, draw: Draw): Step[] {
  const cells = columns.length * rows
  const worth = (cell: number): Coin => ({ cell, amount: coinWorth(draw(100)) * stake })
  let coins: readonly Coin[] = coinCells(columns).map(worth)
  let left = respins
  const steps: Step[] = []
  const add = (last: boolean): void => {
    const full = coins.length === cells ? [{ cells: [], symbol: 'C', amount: fullHouse * stake }] : []
    const wins = last ? [...coins.map(({ cell, amount }) => ({ cells: [cell], symbol: 'C', amount })), ...full] : []
    const win = wins.reduce((sum, { amount }) => sum + amount, 0)
    steps.push({ by: 'respin', columns: columnsOf(coins, columns.length), wins, win, coins, left })
  }
  add(false)
  while (left > 0 && coins.length < cells) {
    const held = new Set(coins.map(({ cell }) => cell))
    const landed = Array.from({ length: cells }, (_, cell) => cell).filter(
      (cell) => !held.has(cell) && draw(coinOneIn) === 0,
    )
    coins = [...coins, ...landed.map(worth)]
    left = landed.length > 0 ? respins : left - 1
    add(left === 0 || coins.length === cells)
  }
  return steps
}

/** During the respins a cell shows a coin or nothing. */
function columnsOf(coins: readonly Coin[], count: number): string[] {
  const held = new Set(coins.map(({ cell }) => cell))
  return Array.from({ length: count }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => (held.has(reel * rows + row) ? 'C' : '-')).join(''),
  )
}
