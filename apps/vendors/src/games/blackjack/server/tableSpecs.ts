import type { TableSpec } from '../../../wire/table.ts'
import { type Limits, tableSteps } from '../engine/limits.ts'

const chipSteps = [1, 5, 10, 25, 100]
const seats = 7
const tablesPerStep = 2

/** The tables of a title for players of one merchant, currency and kind of money. */
export const tableSpecs = (place: string, decimals: number): TableSpec<Limits>[] =>
  tableSteps(decimals)
    .flatMap((limits) => Array.from({ length: tablesPerStep }, () => limits))
    .map((limits, index) => ({
      id: `${place}.${index + 1}`,
      name: String(index + 1),
      limits,
      chips: chipSteps.map((step) => step * limits.least),
      seats,
    }))
