import { characterCount, checkPattern, isPatternId, type PatternIssue } from '@foyer/rules'
import type { RegisterFieldRule } from './registerFields.ts'

/** What is wrong with a field: the key of a message and what is put into it. */
export type FieldIssue =
  | { readonly key: 'required' | 'confirmDiffers' }
  | PatternIssue['message']
  | { readonly key: 'pattern_length'; readonly values: { readonly length: string } }

const lengthText = ({ minLength, maxLength }: RegisterFieldRule): string =>
  minLength === maxLength ? String(minLength) : `${minLength}-${maxLength}`

/** Passwords count as typed; everything else is trimmed. */
export const fieldValue = (rule: RegisterFieldRule, typed: string | undefined): string =>
  rule.type === 'password' ? (typed ?? '') : (typed ?? '').trim()

/** Checks one field by its rule (RG03, V05, V07, V09); nothing when it is right. */
export function checkField(
  rule: RegisterFieldRule,
  values: Readonly<Partial<Record<string, string>>>,
): FieldIssue | undefined {
  const value = fieldValue(rule, values[rule.name])
  if (value === '') return rule.required ? { key: 'required' } : undefined
  if (rule.name === 'confirmPassword') return value === values.password ? undefined : { key: 'confirmDiffers' }
  if (rule.name === 'captcha') return undefined
  // A family this portal does not know is left to the server, all but the length.
  if (isPatternId(rule.patternId)) {
    return checkPattern(rule.patternId, value, rule.minLength, rule.maxLength)?.message
  }
  const length = characterCount(value)
  if (length >= rule.minLength && length <= rule.maxLength) return undefined
  return { key: 'pattern_length', values: { length: lengthText(rule) } }
}
