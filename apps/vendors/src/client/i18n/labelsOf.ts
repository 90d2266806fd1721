import { tagChain } from '@foyer/rules'
import english from './messages/en.json' with { type: 'json' }

/** Every word of the game, as the English file has them; amounts come formatted. `language` is the tag of the words. */
export type Labels = typeof english & { readonly language: string }

/** What is read where another language has no words. */
export const sourceLanguage = 'en'

type Words = { readonly [key: string]: string | Words }

const files = import.meta.glob<Words>('./messages/*.json', { eager: true, import: 'default' })

/** Languages that have a file. */
export const languages: readonly string[] = Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -5))

const over = (base: Words, own: Words): Words =>
  Object.fromEntries(
    Object.entries({ ...base, ...own }).map(([key, value]) => {
      const under = base[key]
      return [key, typeof value === 'object' && typeof under === 'object' ? over(under, value) : value]
    }),
  )

/** Words for a BCP 47 tag; English where there are none of its own. */
export function labelsOf(tag: string): Labels {
  const language = tagChain(tag).find((one) => languages.includes(one)) ?? sourceLanguage
  // Laid over the English words, so that none of their keys is missing.
  return { ...(over(english, files[`./messages/${language}.json`] ?? {}) as typeof english), language }
}
