import { findPseudoLanguage, pseudoLanguages, pseudoText } from '../packages/brand/src/languages/pseudoLanguages.ts'
import { wordsWithin } from '../packages/ui/src/labels/wordsWithin.ts'

const files = import.meta.glob<Readonly<Record<string, string>>>(
  '../packages/ui/src/{components,centre}/*/messages/*.json',
  { import: 'default', eager: true },
)

const pathOf = /\/(\w+)\/messages\/([\w-]+)\.json$/

/** Words by language and component, as the files stand beside the components. */
const words = new Map<string, Map<string, Readonly<Record<string, string>>>>()
for (const [path, texts] of Object.entries(files)) {
  const [, component = '', language = ''] = pathOf.exec(path) ?? []
  const byComponent = words.get(language) ?? new Map()
  words.set(language, byComponent.set(component, texts))
}

/** Languages that have words, English first. */
export const languages: readonly string[] = [...words.keys()].sort((a, b) => Number(b === 'en') - Number(a === 'en'))

/** A language as the toolbar offers it, by its own name; the pseudo-languages show long words and the other direction. */
export const offered: readonly { readonly value: string; readonly title: string }[] = [
  ...languages.map((tag) => ({ value: tag, title: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag })),
  ...pseudoLanguages.map(({ tag, name }) => ({ value: tag, title: name })),
]

/** Labels of a component in a language, by the folder name of the component. */
export function findLabels(language: string, component: string): Readonly<Record<string, string>> | undefined {
  const pseudo = findPseudoLanguage(language)
  const known = words.get(pseudo ? 'en' : language)
  const own = known?.get(component)
  const within: Readonly<Record<string, readonly string[]>> = wordsWithin
  const texts = [...(within[component] ?? []), component].map((name) => known?.get(name))
  if (!own) return undefined
  const labels: Record<string, string> = Object.assign({}, ...texts)
  const said = Object.entries(labels).map(([key, text]) => [key, pseudo ? pseudoText(text, pseudo) : text])
  return { ...Object.fromEntries(said), language }
}

/** Direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => findPseudoLanguage(language)?.direction ?? 'ltr'
