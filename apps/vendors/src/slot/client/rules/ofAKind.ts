import type { PayTable } from '../../engine/linePay.ts'
import type { Letter } from '../../engine/symbols.ts'

/** Rows of a pay table for 5, 4 and 3 of a kind, at what a pay of one is worth in minor units. */
export function ofAKind(pays: PayTable, unit: number) {
  return (letter: Letter): readonly { readonly count: string; readonly amount: number }[] =>
    // A letter without pays has no rows.
    [...(pays[letter as keyof PayTable] ?? []).entries()]
      .map(([index, pay]) => ({ count: String(index + 3), amount: pay * unit }))
      .reverse()
}
