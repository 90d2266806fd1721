/** A table of a title, to choose from. Amounts are minor units. */
export interface TableListed {
  readonly name: string
  readonly least: number
  /** Most that one player may bet in a round. */
  readonly total: number
  readonly seats: SeatsView
}

export interface SeatsView {
  readonly taken: number
  readonly of: number
}

/** What every table of a kind states of itself. */
export interface TableSpec<Limits> {
  readonly id: string
  readonly name: string
  readonly limits: Limits & { readonly least: number; readonly total: number }
  /** Values of the chips, rising. */
  readonly chips: readonly number[]
  readonly seats: number
}
