import type { LabelKey, LabelValues } from './labels.ts'
import { pickText } from './pickText.ts'
import { fillTemplate } from './template.ts'

export { sayNumber } from './template.ts'
export type { LabelKey, LabelValues }

/**
 * Says a label: in the plural form of the number `count` (`bets_one`, `bets_other`, asked by `bets`), with `{{name}}`
 * places filled. A place without a value stays as written, so that a typo is seen; a key without words is said itself.
 *
 * @param language BCP 47 tag of the words; that of the label set unless told.
 */
export function sayLabel<Labels extends object>(
  labels: Labels,
  key: LabelKey<Labels>,
  values: LabelValues = {},
  language?: string,
): string {
  // A label set's values are texts, which a type parameter cannot say.
  const texts = labels as Readonly<Record<string, string | undefined>>
  const tag = language ?? texts.language ?? 'en'
  const text = pickText(texts, key, values.count, tag) ?? texts[`${key}_other`]
  return text === undefined ? key : fillTemplate(text, values, tag)
}
