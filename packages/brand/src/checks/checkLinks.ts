import type { Finding, ValuePath } from '../issues/issue.ts'
import { nearest, suggest } from '../issues/nearest.ts'
import { siteLanguages } from '../languages/languages.ts'
import { pageHeadings } from '../pages/compilePage.ts'
import { pagePath } from '../pages/pagePaths.ts'
import { sectionSettings } from '../sections/sectionLists.ts'
import { type ActiveRoute, activeRoutes } from './activeRoutes.ts'
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
  const sections = sectionSettings(resolved).flatMap(({ path, key, value }) =>
    key === 'link' && typeof value === 'string' ? [{ path, href: value }] : [],
  )
  return [...banners, ...footer, ...sections].filter(({ href }) => href.startsWith('/'))
}

/** The route part of a link: without query and hash. */
const routePath = (href: string): string => href.split(/[?#]/)[0] || '/'

/** Paths of the site that links of banners, footer and sections, and own pages in the navigation, lead to. */
export function linkedPaths(context: CheckContext): readonly string[] {
  const { resolved } = context
  const inNav = resolved.nav.flatMap(({ page }) => (page === undefined ? [] : pagePath(resolved, page)))
  return [...linksOf(context).map(({ href }) => routePath(href)), ...inNav]
}

/** The language that an address begins with, as `/tr`. */
function languageOf(path: string, { resolved }: CheckContext): string | undefined {
  const prefixes = siteLanguages(resolved.languages).map(({ tag }) => `/${tag.toLowerCase()}`)
  return prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** What is wrong with where a link leads; nothing when it leads to a page of the site, or away from it. */
export function linkProblem(href: string, context: CheckContext): Omit<Finding, 'path'> | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(href)) return undefined
  const why = 'Players who click it land on the page that says not found.'
  if (!href.startsWith('/') || href.startsWith('//'))
    return {
      code: 'wrong-form',
      message: `"${href}" is not the address of a page`,
      why,
      hint: `Write a path of the site, e.g. /help, or an https, mailto or tel address`,
    }
  const routes = activeRoutes(context)
  const on = routes.flatMap(({ paths }) => paths)
  const target = routePath(href)
  const language = languageOf(target, context)
  if (language)
    return {
      code: 'dead-link',
      message: `"${href}" names a language, which is put before every link of the site`,
      why,
      hint: `Write "${href.slice(language.length).replace(/^(?!\/)/, '/')}"; every reader gets it in their own language`,
    }
  if (on.includes(target)) {
    const query = new URL(href, 'https://site.example').searchParams
    return nothingShown(target, query, routes) ?? missingCentre(query, context) ?? missingHeading(href, context)
  }
  const off = context.product.routes.some(({ paths }) => paths.includes(target))
  const near = nearest(target, on)
  return {
    code: 'dead-link',
    message: off ? `The page ${target} is off on this site` : `There is no page ${target}`,
    why,
    hint: off
      ? 'Switch the page on, or link to another'
      : near
        ? `Did you mean "${near}"?`
        : `Pages of this site: ${[...new Set(routes.flatMap(({ paths, shownBy }) => (shownBy ? [] : (paths[0] ?? []))))].join(', ')}`,
  }
}

/** A page that shows what its address names, without that name. */
function nothingShown(
  target: string,
  query: URLSearchParams,
  routes: readonly ActiveRoute[],
): Omit<Finding, 'path'> | undefined {
  const names = routes.find(({ paths }) => paths.includes(target))?.shownBy?.split(' ') ?? []
  const lacking = names.filter((name) => !query.get(name))
  if (lacking.length === 0) return undefined
  return {
    code: 'dead-link',
    message: `The page ${target} shows what its address names, and this ${lacking.length < names.length ? 'lacks a part of the name' : 'names nothing'}`,
    why: 'Players who click it land on a page that has nothing to show.',
    hint: `Open on the site what it is to show, and take its address, with ?${lacking.join('=…&')}=…`,
  }
}

function missingCentre(query: URLSearchParams, { product }: CheckContext): Omit<Finding, 'path'> | undefined {
  const centre = query.get('centre')
  if (centre === null || product.centres.includes(centre)) return undefined
  return {
    code: 'dead-link',
    message: `There is no page "${centre}" in the member centre`,
    why: 'Players who click it are told that the page is missing.',
    hint: suggest(centre, product.centres),
  }
}

/** A heading of a page of the brand's own, whose words, and so whose id, each language has of its own. */
function missingHeading(href: string, { resolved, pages }: CheckContext): Omit<Finding, 'path'> | undefined {
  const [, heading] = href.split('#')
  const own = pages.filter(({ name }) => pagePath(resolved, name) === routePath(href))
  const headings = [...new Set(own.flatMap(({ markdown }) => pageHeadings(markdown)))]
  if (!heading || own.length === 0 || headings.includes(heading)) return undefined
  return {
    code: 'dead-link',
    severity: 'warning',
    message: `The page ${routePath(href)} has no heading "${heading}" in any language`,
    why: 'Players who click it land at the top of the page.',
    hint: suggest(heading, headings) ?? 'Take out what follows #',
  }
}

/** On wide windows there is no drawer, so that its links alone make no page one that is found. */
const drawerLinks = ({ resolved }: CheckContext): readonly Link[] =>
  (resolved.drawer ?? []).map(({ href }, index) => ({ path: ['drawer', index, 'href'], href }))

/** Links of banners, drawer, footer and sections lead to pages that the site has. */
export const checkLinks: Check = (context) =>
  [...linksOf(context), ...drawerLinks(context).filter(({ href }) => href.startsWith('/'))].flatMap(
    ({ path, href }): readonly Finding[] => {
      const problem = linkProblem(href, context)
      return problem ? [{ ...problem, path }] : []
    },
  )
