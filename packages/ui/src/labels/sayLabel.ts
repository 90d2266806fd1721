/** Words by key, as a component's message file holds them. */
export type LabelSet = Readonly<Record<string, string>>

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The keys that may be said: plurals by what stands before `_one`, `_other` and the like. */
export type LabelKey<Labels> = {
  [Key in keyof Labels & string]: Key extends `${infer Base}_${PluralCategory}` ? Base : Key
}[keyof Labels & string]

/** Numbers are written in the page's language; texts stand as they are. */
export type LabelValues = Readonly<Record<string, string | number>>

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()
const templates = new Map<string, readonly string[]>()

/** What was made once for a key, made when first asked for. Labels and languages are few, so nothing is thrown away. */
function once<Key, Value>(made: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = made.get(key)
  if (found !== undefined) return found
  const value = make(key)
  made.set(key, value)
  return value
}

const formatterOf = (language: string): Intl.NumberFormat =>
  once(numbers, language, (tag) => new Intl.NumberFormat(tag))

/** A number in a language, with its digits and separators. */
export const sayNumber = (value: number, language: string): string => formatterOf(language).format(value)

function templateOf(labels: LabelSet, key: string, count: string | number | undefined, language: string): string {
  if (typeof count === 'number') {
    const category = once(plurals, language, (tag) => new Intl.PluralRules(tag)).select(count)
    const plural = labels[`${key}_${category}`] ?? labels[`${key}_other`]
    if (plural !== undefined) return plural
  }
  return labels[key] ?? labels[`${key}_other`] ?? key
}

/**
 * Says a label: picks the plural by the number `count` (`bets_one`, `bets_other`, asked by `bets`) and fills `{{name}}`
 * places. A place without a value stays as written, so that a typo is seen; a key without words is said itself.
 *
 * @param language BCP 47 tag of the page.
 */
export function sayLabel<Labels extends object>(
  labels: Labels,
  key: LabelKey<Labels>,
  values: LabelValues = {},
  language = 'en',
): string {
  // An interface of labels has no index; every value of one is a text, which `LabelKey` holds it to by its keys.
  const template = templateOf(labels as LabelSet, key, values.count, language)
  const parts = once(templates, template, (text) => text.split(/\{\{\s*(\w+)\s*\}\}/))
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? ''
    const value = values[name]
    const filled = typeof value === 'number' ? sayNumber(value, language) : (value ?? `{{${name}}}`)
    text += `${filled}${parts[at + 1] ?? ''}`
  }
  return text
}
