import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { pageNames } from '../pages/pagePaths.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'

type NavItem = CheckContext['resolved']['nav'][number]

const targetOf = ({ category, page }: NavItem): string | undefined => category ?? page

/** No category or page stands in the navigation twice (H05), and none that the site does not have. */
export const checkNav: Check = (context) => {
  const { nav } = context.resolved
  const on = new Set(activeRoutes(context).map(({ id }) => id))
  return nav.flatMap((item, index): readonly Finding[] => {
    const { category, page } = item
    if ((category === undefined) === (page === undefined)) return [wrongEntry(item, index)]
    const path = ['nav', index, category === undefined ? 'page' : 'category']
    const first = nav.findIndex((other) => targetOf(other) === targetOf(item))
    if (first < index) {
      return [
        {
          code: 'duplicate-nav',
          path,
          message: `"${targetOf(item)}" is in the navigation already, as number ${first + 1}`,
          why: 'Players would see the same entry twice.',
          hint: 'Keep one of them',
        },
      ]
    }
    return category === undefined
      ? pageProblem(page ?? '', path, context)
      : categoryProblem(category, path, context, on)
  })
}

const wrongEntry = ({ category }: NavItem, index: number): Finding => ({
  code: 'nav-entry',
  path: ['nav', index],
  message:
    category === undefined
      ? 'The entry leads nowhere: it names neither a category nor a page'
      : 'The entry names a category and a page',
  why: 'Players find the games through the navigation.',
  hint: 'Write { "category": "RNG" } or { "page": "fair-play" }',
})

function pageProblem(page: string, path: Finding['path'], { pages }: CheckContext): readonly Finding[] {
  const known = pageNames(pages)
  if (known.includes(page)) return []
  const why = 'Players would miss the entry.'
  const finding = unknownName({ code: 'unknown-page', path, kind: 'page', name: page, known, why })
  return [{ hint: `Write the page to pages/${page}.en.md, or take the entry out`, ...finding }]
}

function categoryProblem(
  category: string,
  path: Finding['path'],
  { product }: CheckContext,
  on: ReadonlySet<string>,
): readonly Finding[] {
  const own = product.routes.find(({ id }) => id === product.categoryRoutes[category])
  if (own && on.has(own.id)) return []
  // A page that has to be switched on is no page that the site lacks: the entry leads elsewhere, or starts the lottery (H07).
  const route = own?.isOptional ? undefined : own
  const standIn = product.routes.find(({ id }) => id === 'providers')
  const hasStandIn = standIn !== undefined && on.has(standIn.id)
  if (!route && (hasStandIn || !standIn)) return []
  const off = route
    ? `its page ${route.paths[0]} is off`
    : 'it has no page of its own, and the page of all providers is off'
  return [
    {
      code: 'nav-page-off',
      severity: 'warning',
      path,
      message: `"${category}" is in the navigation, but ${off}`,
      why: hasStandIn
        ? 'Players who choose it land on the list of all providers.'
        : 'Players do not find it there: the entry would lead nowhere and is left out.',
      hint: `Take it out of the navigation, or switch the route "${route?.id ?? 'providers'}" on`,
    },
  ]
}
