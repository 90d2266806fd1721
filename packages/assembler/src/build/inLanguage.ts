import type { PublicConfig, SiteLanguage } from '@foyer/brand'

type Value = unknown

/** Whether an object is a text in several languages: every key is a language of the site, every value a text. */
export const isText = (value: object, tags: ReadonlySet<string>): value is Record<string, string> => {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => tags.has(key) && typeof text === 'string')
}

function reduce(value: Value, tag: string, tags: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((item) => reduce(item, tag, tags))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value, tags)) return Object.hasOwn(value, tag) ? { [tag]: value[tag] } : value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, reduce(child, tag, tags)]))
}

/**
 * The config as one page carries it: only the texts of its language, since a page of another language is another
 * document. Half of a config is texts.
 */
export function configInLanguage(config: PublicConfig, language: SiteLanguage): PublicConfig {
  const tags = new Set(config.languages.map(({ tag }) => tag))
  // Only texts lost languages; the form of everything else is untouched.
  return reduce(config, language.tag, tags) as PublicConfig
}
