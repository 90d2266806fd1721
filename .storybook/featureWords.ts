import { findPseudoLanguage, pseudoText } from '../packages/brand/src/languages/pseudoLanguages.ts'
import { sayLabel } from '../packages/ui/src/labels/sayLabel.ts'

const files = import.meta.glob<Readonly<Record<string, string>>>(
  ['../packages/features/src/*/messages/*.json', '../apps/portal/src/messages/*.json'],
  { import: 'default', eager: true },
)
/** The shell's words are asked for as those of a feature called so. */
const pathOf = (feature: string, language: string) =>
  `../${feature === 'shell' ? 'apps/portal/src' : `packages/features/src/${feature}`}/messages/${language}.json`

type Texts = Readonly<Record<string, string>>

/** The texts of features in pseudo-languages, made once. */
const made = new Map<string, Texts>()

/** A feature's texts in the language of the toolbar; English where it has none. */
function findTexts(language: string, feature: string): Texts {
  const pseudo = findPseudoLanguage(language)
  const english = files[pathOf(feature, 'en')] ?? {}
  if (!pseudo) return { ...english, ...files[pathOf(feature, language)], language }
  const name = `${feature} ${language}`
  const known = made.get(name)
  if (known) return known
  const said = Object.entries(english).map(([key, text]) => [key, pseudoText(text, pseudo)])
  const texts = { ...Object.fromEntries(said), language: 'en' }
  made.set(name, texts)
  return texts
}

/** A feature's text in the language of the toolbar; what is filled in, such as a reference, stays as it is. */
export const sayWord = (
  language: string,
  feature: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => sayLabel<Record<string, string>>(findTexts(language, feature), key, values)
