import { addDays, type CalendarDate } from '@foyer/rules'

export interface StatementMonthDays {
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** What moved, in minor units of a money account: what was paid in and out, what play cost and brought, everything else. */
export interface StatementSums {
  readonly deposit: bigint
  readonly withdrawal: bigint
  /** Bets less what was given back. */
  readonly stake: bigint
  readonly win: bigint
  readonly other: bigint
  readonly bets: number
  readonly seconds: number
}

const nothing: StatementSums = { deposit: 0n, withdrawal: 0n, stake: 0n, win: 0n, other: 0n, bets: 0, seconds: 0 }

const add = (one: StatementSums, other: StatementSums): StatementSums => ({
  deposit: one.deposit + other.deposit,
  withdrawal: one.withdrawal + other.withdrawal,
  stake: one.stake + other.stake,
  win: one.win + other.win,
  other: one.other + other.other,
  bets: one.bets + other.bets,
  seconds: one.seconds + other.seconds,
})

/** So many months that end with one, `yyyy-MM`, the oldest first. */
export function statementMonths(endMonth: string, count: number): readonly StatementMonthDays[] {
  const [year = 0, month = 1] = endMonth.split('-').map(Number)
  const firstOf = (back: number): CalendarDate => {
    const index = year * 12 + month - 1 - back
    return { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 }
  }
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at
    return { first: firstOf(back), last: addDays(firstOf(back - 1), -1) }
  })
}

/** Every month with its sums, those without any included, and the balance it ended with. */
export function sumMonths(
  months: readonly StatementMonthDays[],
  rows: readonly (StatementSums & { readonly month: number })[],
  opening: bigint,
) {
  const known = new Map(rows.map(({ month, ...sums }) => [month, sums]))
  let closing = opening
  const filled = months.map((days, at) => {
    const sums = known.get(at + 1) ?? nothing
    closing += sums.deposit - sums.withdrawal - sums.stake + sums.win + sums.other
    return { ...days, ...sums, closing }
  })
  return { months: filled, closing, all: [...known.values()].reduce(add, nothing) }
}
