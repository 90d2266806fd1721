import { type PublicConfig, sourceLanguage } from '@foyer/brand'
import { pseudoLanguages, pseudoText } from '@foyer/brand/site'
import { isText } from './inLanguage.ts'

/** The config with the pseudo-languages among those of its site, and its own texts in them. */
export function withPseudoLanguages(config: PublicConfig): PublicConfig {
  const tags = new Set(config.languages.map(({ tag }) => tag))
  const source = [...tags].find((tag) => tag.split('-', 1)[0] === sourceLanguage) ?? ''
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add)
    if (typeof value !== 'object' || value === null) return value
    if (!isText(value, tags)) return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, add(child)]))
    const text = value[source] ?? Object.values(value)[0] ?? ''
    return { ...value, ...Object.fromEntries(pseudoLanguages.map((one) => [one.tag, pseudoText(text, one)])) }
  }
  // Only texts got more languages; the form of everything else is untouched.
  const told = add(config) as PublicConfig
  return {
    ...told,
    // Their content is named by language as well, but is addresses.
    pages: told.pages.map((page, index) => ({ ...page, content: config.pages[index]?.content ?? page.content })),
    languages: [
      ...config.languages,
      ...pseudoLanguages.map(({ code, tag, name, direction }) => ({
        code,
        tag,
        name,
        prefix: `/${tag.toLowerCase()}`,
        ...(direction === 'rtl' ? { direction } : {}),
      })),
    ],
  }
}
