import type { Finding } from '../issues/issue.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'

/** No category stands in the navigation twice (H05), and none whose page the brand has taken off the site. */
export const checkNav: Check = (context) => {
  const { resolved, product } = context
  const on = new Set(activeRoutes(context).map(({ id }) => id))
  return resolved.nav.flatMap(({ category }, index): readonly Finding[] => {
    const path = ['nav', index, 'category']
    const first = resolved.nav.findIndex((item) => item.category === category)
    if (first < index) {
      return [
        {
          code: 'duplicate-nav',
          path,
          message: `"${category}" is in the navigation already, as number ${first + 1}`,
          why: 'Players would see the same entry twice.',
          hint: 'Keep one of them',
        },
      ]
    }
    const route = product.routes.find(({ id }) => id === product.categoryRoutes[category])
    if (route && on.has(route.id)) return []
    const standIn = product.routes.find(({ id }) => id === 'providers')
    const hasStandIn = standIn !== undefined && on.has(standIn.id)
    if (!route && (hasStandIn || !standIn)) return []
    const page = route
      ? `its page ${route.paths[0]} is off`
      : 'it has no page of its own, and the page of all providers is off'
    return [
      {
        code: 'nav-page-off',
        severity: 'warning',
        path,
        message: `"${category}" is in the navigation, but ${page}`,
        why: hasStandIn
          ? 'Players who choose it land on the list of all providers.'
          : 'Players do not find it there: the entry would lead nowhere and is left out.',
        hint: `Take it out of the navigation, or switch the route "${route?.id ?? 'providers'}" on`,
      },
    ]
  })
}
