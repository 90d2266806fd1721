const rules = new Map<string, Intl.PluralRules>()

function formOf(count: number, language: string): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return rule.select(count)
}

type Texts = Readonly<Record<string, string | undefined>>

/**
 * The text of a key: with a count its plural form, `key_zero` for none where there is one. What a language has no form for
 * is said without.
 */
export function pickText(texts: Texts, key: string, count: unknown, language: string): string | undefined {
  if (typeof count !== 'number') return texts[key]
  return (count === 0 ? texts[`${key}_zero`] : undefined) ?? texts[`${key}_${formOf(count, language)}`] ?? texts[key]
}
