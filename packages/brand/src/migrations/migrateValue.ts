import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'
import type { Migration, Migrations } from './migration.ts'
import { moveValues } from './moveValues.ts'

/** Steps that a file of a version still needs; none when it has no version that can be read. */
export const dueSteps = (value: Json, { steps }: Migrations): readonly Migration[] => {
  const version = isJsonObject(value) ? Number(value.schemaVersion) : Number.NaN
  return steps.filter(({ from }) => from >= version)
}

const moved = (value: Json, { moves = [] }: Migration): Json => moves.reduce<Json>(moveValues, value)
const asObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {})

/** A brand of one version as the next has it. With `below` the value is an overlay that is laid over that brand. */
export function applyStep(value: Json, step: Migration, below?: Json): Json {
  const own = moved(value, step)
  if (!isJsonObject(own)) return own
  const changed = step.change?.(own, below === undefined ? undefined : asObject(moved(below, step))) ?? own
  // The version of brand.json counts for its overlays, which need not say it.
  const saysVersion = below === undefined || Object.hasOwn(changed, 'schemaVersion')
  return saysVersion ? { ...changed, schemaVersion: step.from + 1 } : changed
}

/** An overlay as the newest version has it. */
export function migrateOverlay(overlay: Json, below: Json, steps: readonly Migration[]): Json {
  const [step, ...rest] = steps
  if (!step) return overlay
  return migrateOverlay(applyStep(overlay, step, below), applyStep(below, step), rest)
}
