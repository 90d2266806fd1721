import type { SiteLanguage } from '@foyer/brand'

/** The language whose prefix a path has, and the path without it. The language without a prefix takes the rest. */
export function splitLanguage(
  path: string,
  languages: readonly SiteLanguage[],
): { language: SiteLanguage; path: string } {
  const prefixed = languages.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
  const language = prefixed ?? languages[0]
  if (!language) throw new Error('A site has at least one language')
  return { language, path: prefixed ? path.slice(prefixed.prefix.length) || '/' : path }
}

/** A site path in a language: `/rng` becomes `/tr/rng`, `/` becomes `/tr`. */
export const inLanguage = (path: string, language: SiteLanguage): string =>
  language.prefix === '' ? path : path === '/' ? language.prefix : language.prefix + path

/** A query string with its question mark, without empty values; empty when nothing is left. */
export function queryString(query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
