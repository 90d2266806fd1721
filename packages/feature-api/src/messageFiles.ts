import { tagChain } from '@foyer/rules'

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, string>>

/** Message files by path, as `import.meta.glob('./messages/*.json')` finds them: `./messages/<language tag>.json`. */
export type MessageFiles = Readonly<Record<string, () => Promise<unknown>>>

const tagOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '')

/** Language tags that have a file. */
export const messageTags = (files: MessageFiles): readonly string[] => Object.keys(files).map(tagOf)

/** Texts of a language; nothing where it has no file. What a region says otherwise stands over what its language says. */
export async function loadTexts(files: MessageFiles, tag: string): Promise<Texts> {
  const chain = tagChain(tag)
  const wanted = Object.keys(files)
    .filter((path) => chain.includes(tagOf(path)))
    .sort((a, b) => tagOf(a).length - tagOf(b).length)
  // The type of a JSON file that is found by its path is not known; CF11's test reads every one.
  const loaded = await Promise.all(wanted.map((path) => files[path]?.() as Promise<{ readonly default: Texts }>))
  return Object.assign({}, ...loaded.map((module) => module.default))
}
