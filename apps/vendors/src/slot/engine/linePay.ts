import type { Win } from './result.ts'
import type { PayLetter } from './symbols.ts'

/** Pays of each symbol for 3, 4 and 5 of a kind; a symbol that does not stand on the reels is left out. */
export type PayTable = Readonly<Partial<Record<PayLetter, readonly number[]>>>

/** What letters along a line pay from the left; wilds stand for any symbol that pays. */
export function linePay(
  line: string,
  pays: PayTable,
): { readonly symbol: string; readonly count: number; readonly pays: number } | undefined {
  const symbol = line.replaceAll('W', '').charAt(0)
  let count = 0
  while (count < line.length && (line[count] === symbol || line[count] === 'W')) count++
  // A letter without pays is not in the table.
  const amount = pays[symbol as PayLetter]?.[count - 3]
  return amount === undefined ? undefined : { symbol, count, pays: amount }
}

/** The letters along a line: `rows` names the row on each reel. */
export const alongLine = (columns: readonly string[], rows: readonly number[]): string =>
  rows.map((row, reel) => columns[reel]?.charAt(row) ?? '').join('')

/** Every combination of letters along a line, with the number of stops that show it. */
export function* everyLine(strips: readonly string[], line = '', ways = 1n): Generator<readonly [string, bigint]> {
  const ring = strips[line.length]
  if (ring === undefined) return yield [line, ways]
  const counts = new Map<string, bigint>()
  for (const letter of ring) counts.set(letter, (counts.get(letter) ?? 0n) + 1n)
  for (const [letter, count] of counts) yield* everyLine(strips, line + letter, ways * count)
}

/** Number of stops of all reels together. */
export const cycleOf = (strips: readonly string[]): bigint =>
  strips.reduce((product, ring) => product * BigInt(ring.length), 1n)

export interface LineRules {
  /** Each line's row on every reel from the left. */
  readonly lines: readonly (readonly number[])[]
  readonly pays: PayTable
  /** Minor units, multipliers included. */
  readonly lineBet: number
  readonly rows: number
}

/** Every line's win from the left. */
export function lineWins(columns: readonly string[], { lines, pays, lineBet, rows }: LineRules): Win[] {
  return lines.flatMap((places, line): Win[] => {
    const found = linePay(alongLine(columns, places), pays)
    if (found === undefined) return []
    const cells = places.slice(0, found.count).map((row, reel) => reel * rows + row)
    return [{ cells, symbol: found.symbol, amount: found.pays * lineBet, line }]
  })
}
