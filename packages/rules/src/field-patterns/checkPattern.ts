import { fieldPatterns, type PatternId } from './fieldPatterns.ts'

/** Why a value does not fit. `message` is what a form shows (V09). */
export interface PatternIssue {
  readonly reason: 'length' | 'characters'
  readonly message: PatternMessage
}

/** A translation to be looked up (V09): its key and what is put into it. */
export interface PatternMessage {
  readonly key: `pattern_${PatternId}`
  /** `length` is one number when `min` equals `max`, otherwise `min-max`. */
  readonly values: { readonly min: number; readonly max: number; readonly length: string }
}

const compiled = new Map<PatternId, RegExp>()

function expressionOf(patternId: PatternId): RegExp {
  const known = compiled.get(patternId)
  if (known) return known
  const expression = new RegExp(fieldPatterns[patternId].source, 'u')
  compiled.set(patternId, expression)
  return expression
}

/** Length in characters as a person counts code points, the same as JSON Schema's `minLength`. */
export function characterCount(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}

/** The translation that explains a pattern to a player (V09). */
export function patternMessage(patternId: PatternId, min: number, max: number): PatternMessage {
  return { key: `pattern_${patternId}`, values: { min, max, length: min === max ? String(min) : `${min}-${max}` } }
}

/**
 * Checks a value against a pattern family and a length in characters, both ends included (V12 to V30).
 * An empty value is too short unless `min` is 0. Returns nothing when the value fits.
 */
export function checkPattern(patternId: PatternId, value: string, min: number, max: number): PatternIssue | undefined {
  if (value === '' && min <= 0) return undefined
  // Length first: it bounds the work of the expression whatever was pasted into the field.
  const tooLong = value.length > max * 2 || characterCount(value) > max
  if (tooLong || characterCount(value) < min) return { reason: 'length', message: patternMessage(patternId, min, max) }
  if (expressionOf(patternId).test(value)) return undefined
  return { reason: 'characters', message: patternMessage(patternId, min, max) }
}
