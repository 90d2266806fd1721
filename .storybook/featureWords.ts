import { findPseudoLanguage, pseudoText } from '../packages/brand/src/languages/pseudoLanguages.ts'
import { sayLabel } from '../packages/ui/src/labels/sayLabel.ts'

const files = import.meta.glob<Readonly<Record<string, string>>>(
  ['../packages/features/src/*/messages/*.json', '../apps/portal/src/messages/*.json'],
  { import: 'default', eager: true },
)
/** The shell's words are asked for as those of a feature called so. */
const pathOf = (feature: string, language: string) =>
  `../${feature === 'shell' ? 'apps/portal/src' : `packages/features/src/${feature}`}/messages/${language}.json`

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
