import type { Finding, ValuePath } from '../issues/issue.ts'
import type { JsonObject } from '../source/jsonNode.ts'

/** A value that only changes its place. `*` stands for every key or index, the same one on both sides. */
export interface Move {
  readonly from: ValuePath
  readonly to: ValuePath
}

/** One step from a schema version to the next (CF05). */
export interface Migration {
  /** Version it starts from; it leads to `from + 1`. */
  readonly from: number
  /** What changed, in a sentence for brand teams. */
  readonly summary: string
  /** Done first, so that problems found later are still shown where the file has the value. */
  readonly moves?: readonly Move[]
  /** What the old version does not allow where `change` reads it, in the words of that version. */
  readonly problems?: (brand: JsonObject) => readonly Finding[]
  /**
   * What is more than a move. Pure; the brand's form has not been checked, so anything may stand anywhere. An overlay is
   * changed by itself: `below` is then the brand it is laid over, in the old version.
   */
  readonly change?: (brand: JsonObject, below?: JsonObject) => JsonObject
}

/** The steps from version 1 to the newest, in order. */
export interface Migrations {
  readonly current: number
  readonly steps: readonly Migration[]
}

/** Puts a list of migrations to use. Throws when a step is missing, stands twice or is out of order. */
export function defineMigrations(steps: readonly Migration[]): Migrations {
  for (const [index, { from }] of steps.entries()) {
    if (from !== index + 1)
      throw new Error(
        `Migration ${index + 1} of the list starts from version ${from}; it has to start from ${index + 1}`,
      )
  }
  return { current: steps.length + 1, steps }
}
