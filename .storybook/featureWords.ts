import { findPseudoLanguage, pseudoText } from '../packages/brand/src/languages/pseudoLanguages.ts'
import { sayLabel } from '../packages/ui/src/labels/sayLabel.ts'

const files = import.meta.glob<Readonly<Record<string, string>>>('../packages/features/src/*/messages/*.json', {
  import: 'default',
  eager: true,
})
const pathOf = (feature: string, language: string) => `../packages/features/src/${feature}/messages/${language}.json`

/** A feature's text in the language of the toolbar; English where it has none. */
export function sayWord(
  language: string,
  feature: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const pseudo = findPseudoLanguage(language)
  const tag = pseudo ? 'en' : language
  const texts = { ...files[pathOf(feature, 'en')], ...files[pathOf(feature, tag)], language: tag }
  const text = sayLabel<Record<string, string>>(texts, key, values)
  return pseudo ? pseudoText(text, pseudo) : text
}
