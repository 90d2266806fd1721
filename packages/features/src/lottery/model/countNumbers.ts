import type { LotteryDraw } from '@foyer/contract'

export interface NumberCount {
  readonly number: string
  readonly count: number
}

/** Digits that a draw of this form is counted by: a number of one row by its digits, the national lottery by its endings. */
const endingDigits = 2

const range = (first: number, last: number, digits = 0): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(digits, '0'))

/** Every number that could have come, in order, and what of a draw counts for it. */
function countedBy({ form }: LotteryDraw): {
  readonly numbers: readonly string[]
  readonly pieces: (drawn: string) => readonly string[]
} {
  switch (form.kind) {
    case 'balls':
      return { numbers: range(1, form.of), pieces: (drawn) => [drawn] }
    case 'digits':
      return { numbers: range(0, 9), pieces: (drawn) => [...drawn] }
    case 'national':
      return {
        numbers: range(0, 10 ** endingDigits - 1, endingDigits),
        pieces: (drawn) => [drawn.slice(-endingDigits)],
      }
  }
}

/**
 * How often each number came in past draws (C06): balls, the digits of a number, or the last two digits of every number of the
 * national lottery. Numbers that never came are there with none.
 */
export function countNumbers(draws: readonly LotteryDraw[]): readonly NumberCount[] {
  const [first] = draws
  if (!first) return []
  const { numbers, pieces } = countedBy(first)
  const counts = new Map(numbers.map((number) => [number, 0]))
  for (const { result = [] } of draws)
    for (const piece of result.flatMap((row) => row.numbers.flatMap(pieces)))
      counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts].map(([number, count]) => ({ number, count }))
}
