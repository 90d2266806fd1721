import type { LabelValues } from './labels.ts'

const placeholder = /(\{\{\s*(\w+)\s*\}\})/
const grammar = /\{\{(?!\s*\w+\s*\}\})|\$t\(/

/** Whether nothing is in a text but words and `{{name}}`. i18next knows more: formats, other texts put in. */
export const isPlain = (text: string): boolean => !grammar.test(text)

const known = new Map<string, readonly string[]>()

/** A text in turns of words, a placeholder and its name. Texts are few and filled often: each is read once. */
function readTemplate(text: string): readonly string[] {
  const found = known.get(text)
  if (found) return found
  const parts = text.split(placeholder)
  known.set(text, parts)
  return parts
}

const formats = new Map<string, Intl.NumberFormat>()

/** A number with the digits and separators of a language. */
export function sayNumber(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format.format(value)
}

/** Puts values into a text, numbers as its language writes them. A place without a value stays, so that a typo is seen. */
export function fillTemplate(text: string, values: LabelValues, language: string): string {
  const parts = readTemplate(text)
  let filled = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 3) {
    const value = values[parts[at + 1] ?? ''] ?? parts[at] ?? ''
    filled += (typeof value === 'number' ? sayNumber(value, language) : value) + (parts[at + 2] ?? '')
  }
  return filled
}
