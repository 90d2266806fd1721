/** Prize rows of a draw (C21): the special prize and the eight others; lotteries with one row have the first alone. */
export const prizeRows = ['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'] as const
export type PrizeRow = (typeof prizeRows)[number]

/** What is drawn: balls without putting any back, one number of some digits, or the rows of a national lottery. */
export type DrawForm =
  | { readonly kind: 'balls'; readonly picks: number; readonly of: number }
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'national' }

/** The numbers of a row: one text for each ball, or for each number with all its digits. */
export interface RowNumbers {
  readonly row: PrizeRow
  readonly numbers: readonly string[]
}

/** All rows of a draw, the special prize first. */
export type DrawResult = readonly RowNumbers[]

interface RowPlan {
  readonly row: PrizeRow
  readonly count: number
  readonly digits: number
}

/** How many numbers of how many digits each row of a national lottery has (ruling 33). */
export const nationalRows: readonly RowPlan[] = [
  { row: 'DB', count: 1, digits: 6 },
  { row: 'G1', count: 1, digits: 5 },
  { row: 'G2', count: 1, digits: 5 },
  { row: 'G3', count: 2, digits: 5 },
  { row: 'G4', count: 7, digits: 5 },
  { row: 'G5', count: 1, digits: 4 },
  { row: 'G6', count: 3, digits: 4 },
  { row: 'G7', count: 1, digits: 3 },
  { row: 'G8', count: 1, digits: 2 },
]

const shownDigits = 6

/** The numbers that a menu shows of a draw: the balls, or the first six digits of the special prize (W13, C21). */
export function shownNumbers(result: DrawResult): readonly string[] {
  const special = result[0]?.numbers ?? []
  return special.length === 1 ? [(special[0] ?? '').slice(0, shownDigits)] : special
}
