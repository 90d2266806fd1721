import type { PatternId } from './fieldPatterns.ts'

/** A translation to be looked up (V09): its key and what is put into it. */
export interface PatternMessage {
  readonly key: `pattern_${PatternId}`
  /** `length` is one number when `min` equals `max`, otherwise `min-max`. */
  readonly values: { readonly min: number; readonly max: number; readonly length: string }
}

/** Lengths from `min` to `max` as a player reads them (V09). */
export const lengthText = (min: number, max: number): string => (min === max ? String(min) : `${min}-${max}`)

/** The translation that explains a pattern to a player (V09). */
export function patternMessage(patternId: PatternId, min: number, max: number): PatternMessage {
  return { key: `pattern_${patternId}`, values: { min, max, length: lengthText(min, max) } }
}
