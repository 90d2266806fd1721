import type { Step } from '../engine/result.ts'

export type Mark = 'win' | 'dim' | undefined

/** Per reel and row: part of a win, or beside one. */
export function marksOf(shown: Step | undefined, reels: number, rows: number): readonly (readonly Mark[])[] {
  const won = new Set(shown?.wins.flatMap(({ cells }) => cells))
  const others: Mark = won.size > 0 ? 'dim' : undefined
  return grid(reels, rows, (cell) => (won.has(cell) ? 'win' : others))
}

/** Per reel and row: what a coin in it is worth, written out. */
export function amountsOf(
  shown: Step | undefined,
  reels: number,
  rows: number,
  write: (amount: number) => string,
): readonly (readonly (string | undefined)[])[] {
  const coins = new Map(shown?.coins?.map(({ cell, amount }) => [cell, write(amount)]))
  return grid(reels, rows, (cell) => coins.get(cell))
}

/** Rows of a reel that leave the window after a step: what won, and the wilds that helped. */
export function leavingOf(step: Step, reel: number, rows: number): readonly boolean[] {
  const won = new Set(step.wins.flatMap(({ cells }) => cells))
  return Array.from({ length: rows }, (_, row) => won.has(reel * rows + row))
}

/** Rows that each cell of the next column falls, from where the ones that stay were. */
export function rowsFallen(leaving: readonly boolean[]): number[] {
  const kept = [...leaving.keys()].filter((row) => leaving[row] !== true)
  const added = leaving.length - kept.length
  return leaving.map((_, row) => (row < added ? added : row - (kept[row - added] ?? row)))
}

function grid<Value>(reels: number, rows: number, at: (cell: number) => Value): Value[][] {
  return Array.from({ length: reels }, (_, reel) => Array.from({ length: rows }, (__, row) => at(reel * rows + row)))
}
