import type { Finding, ValuePath } from '../issues/issue.ts'
import { nearest } from '../issues/nearest.ts'
import { siteLanguages } from '../languages/languages.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'

interface Link {
  readonly path: ValuePath
  readonly href: string
}

function linksOf({ resolved }: CheckContext): readonly Link[] {
  const banners = Object.entries(resolved.banners).flatMap(([group, list]) =>
    list.map(({ link }, index) => ({ path: ['banners', group, index, 'link'], href: link ?? '' })),
  )
  const footer = resolved.footer.columns.flatMap(({ links }, column) =>
    links.map(({ href }, index) => ({ path: ['footer', 'columns', column, 'links', index, 'href'], href })),
  )
  return [...banners, ...footer].filter(({ href }) => href.startsWith('/'))
}

/** The route part of a link: without query, hash and language prefix. */
function routePath(href: string, prefixes: readonly string[]): string {
  const path = href.split(/[?#]/)[0] ?? '/'
  const prefix = prefixes.find((candidate) => path === candidate || path.startsWith(`${candidate}/`))
  return (prefix ? path.slice(prefix.length) : path) || '/'
}

/** Paths of the site that links of banners and footer lead to. */
export function linkedPaths(context: CheckContext): readonly string[] {
  const prefixes = prefixesOf(context)
  return linksOf(context).map(({ href }) => routePath(href, prefixes))
}

const prefixesOf = ({ resolved }: CheckContext): readonly string[] =>
  siteLanguages(resolved.languages).flatMap(({ prefix }) => (prefix ? [prefix] : []))

/** Links of banners and footer lead to pages that the site has. */
export const checkLinks: Check = (context) => {
  const routes = activeRoutes(context)
  const on = routes.flatMap(({ paths }) => paths)
  const canonical = routes.flatMap(({ paths }) => paths[0] ?? [])
  const all = context.product.routes.flatMap(({ paths }) => paths)
  const prefixes = prefixesOf(context)
  return linksOf(context).flatMap(({ path, href }): readonly Finding[] => {
    const target = routePath(href, prefixes)
    if (on.includes(target)) return []
    const off = all.includes(target)
    const near = nearest(target, on)
    const hint = off
      ? 'Switch the page on, or link to another'
      : near
        ? `Did you mean "${near}"?`
        : `Pages of this site: ${canonical.join(', ')}`
    return [
      {
        code: 'dead-link',
        path,
        message: off ? `The page ${target} is off on this site` : `There is no page ${target}`,
        why: 'Players who click it land on the page that says not found.',
        hint,
      },
    ]
  })
}
