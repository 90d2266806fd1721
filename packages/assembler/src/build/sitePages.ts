import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { RouteInfo } from '@foyer/portal/bundle'

/** One page of a site in one language. */
export interface SitePage {
  readonly route: Pick<RouteInfo, 'path' | 'aliases' | 'queries' | 'category' | 'prerender'>
  readonly language: SiteLanguage
  readonly file: string
  /** Files of the other paths that lead to this page. */
  readonly aliases: readonly string[]
  /** Whether search engines should list it. */
  readonly listed: boolean
}

/** Path of a page in a language: `/rng` is `/tr/rng`, `/` is `/tr`. */
export const address = (path: string, { prefix }: SiteLanguage): string =>
  path === '/' ? prefix || '/' : prefix + path

function pageFile(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`
}

/** An address that no feature claims; the portal answers it with the page for unknown addresses. */
const unknown = { path: '/404', aliases: [], queries: [], prerender: false } as const

/** Every page of a site: each route and the page for unknown addresses, in each language. */
export function sitePages(routes: readonly RouteInfo[], { languages }: PublicConfig): readonly SitePage[] {
  return languages.flatMap((language) => [
    ...routes.map((route) => {
      const file = pageFile(address(route.path, language))
      const aliases = route.aliases.map((alias) => pageFile(address(alias, language))).filter((alias) => alias !== file)
      return { route, language, file, aliases, listed: route.prerender && route.access !== 'real' }
    }),
    { route: unknown, language, file: `${language.prefix}/404.html`.slice(1), aliases: [], listed: false },
  ])
}

export interface Alternate {
  readonly tag: string
  readonly url: string
}

/** The same page in every language, for search engines; nothing where there is one language. */
export function alternatesOf(
  path: string,
  { languages }: Pick<PublicConfig, 'languages'>,
  origin: string,
): readonly Alternate[] {
  const each = languages.map((language) => ({ tag: language.tag, url: origin + address(path, language) }))
  const [first] = each
  return each.length > 1 && first ? [...each, { tag: 'x-default', url: first.url }] : []
}
