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

/** Labels of a component in a language, by the folder name of the component. */
export function findLabels(language: string, component: string): Readonly<Record<string, string>> | undefined {
  const known = words.get(language)
  const own = known?.get(component)
  const within: Readonly<Record<string, readonly string[]>> = wordsWithin
  const texts = [...(within[component] ?? []), component].map((name) => known?.get(name))
  return own && Object.assign({ language }, ...texts)
}
