/** What moved in a time, in integer minor units; deposits and withdrawals both as they are, without a sign. */
export interface StatementSums {
  readonly deposits: number
  readonly withdrawals: number
  readonly staked: number
  readonly won: number
  readonly net: number
  /** What is neither play nor paid in or out. */
  readonly other: number
  readonly playSeconds: number
}

export type StatementAmount = Exclude<keyof StatementSums, 'playSeconds'>

export interface StatementMonth extends StatementSums {
  /** Tells it from every other, such as `2026-11`. */
  readonly id: string
  /** As the page's language says it. */
  readonly name: string
  /** Balance at its end, minor units. */
  readonly balance: number
}

export interface Statement {
  readonly months: readonly StatementMonth[]
  readonly totals: StatementSums
  readonly opening: number
  readonly closing: number
}

/** Whose statement it is, of which days, and when it was issued; all as the page writes it. */
export interface StatementHead {
  /** Name of the site. */
  readonly site: string
  readonly account: string
  readonly from: string
  readonly to: string
  readonly issued: string
}
