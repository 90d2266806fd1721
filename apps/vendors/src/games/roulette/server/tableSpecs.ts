import type { TableSpec } from '../../../wire/table.ts'
import type { Limits } from '../engine/limits.ts'
import { tableSteps } from '../engine/tableSteps.ts'

const chipSteps = [1, 5, 10, 50, 250]
const seats = 200

/** The tables of a title for players of one merchant, currency and kind of money. */
export const tableSpecs = (place: string, decimals: number): TableSpec<Limits>[] =>
  tableSteps(decimals).map((limits, index) => ({
    id: `${place}.${index + 1}`,
    name: String(index + 1),
    limits,
    chips: chipSteps.map((step) => step * limits.least),
    seats,
  }))
