import type { LabelValues } from './labels.ts'

/** A text between its placeholders and, at odd places, their names. */
export interface Template {
  readonly parts: readonly string[]
  /** Nothing in the text but words and `{{name}}`. i18next knows more: formats, other texts put in. */
  readonly isPlain: boolean
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/
const grammar = /\{\{|\$t\(/

const known = new Map<string, Template>()

/** Reads a text. Texts are few and filled often, so each is read once. */
export function readTemplate(text: string): Template {
  const found = known.get(text)
  if (found) return found
  const parts = text.split(placeholder)
  const template = { parts, isPlain: !parts.some((part, at) => at % 2 === 0 && grammar.test(part)) }
  known.set(text, template)
  return template
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
  const { parts } = readTemplate(text)
  let filled = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? ''
    const value = values[name] ?? `{{${name}}}`
    filled += (typeof value === 'number' ? sayNumber(value, language) : value) + (parts[at + 1] ?? '')
  }
  return filled
}
