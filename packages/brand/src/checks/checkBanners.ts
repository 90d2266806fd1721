import type { Finding } from '../issues/issue.ts'
import { nearest } from '../issues/nearest.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'
import { bannerGroups } from './product.ts'

/** Groups that a page of the site shows have banners; groups that exist are shown somewhere (BN01 to BN15). */
export const checkBanners: Check = (context) => {
  const { resolved, product } = context
  const routes = activeRoutes(context)
  const shown = new Set(routes.flatMap(({ banner, showsBanner }) => (banner && showsBanner ? [banner] : [])))
  const declared = product.routes.flatMap(({ banner }) => banner ?? [])
  const known = new Set<string>([...bannerGroups, ...declared, ...shown])

  const missing = routes.flatMap(({ id, banner, showsBanner, paths }): readonly Finding[] => {
    if (!banner || !showsBanner || (resolved.banners[banner]?.length ?? 0) > 0) return []
    const written = resolved.routes[id]?.banner !== undefined
    const near = nearest(banner, Object.keys(resolved.banners))
    return [
      {
        code: 'banner-group-empty',
        path: written ? ['routes', id, 'banner'] : ['banners', banner],
        message: `The page ${paths[0]} shows the banner group "${banner}", which has no banners`,
        why: `Players would see an empty space at the top of ${paths[0]}.`,
        hint: `${near ? `Did you mean "${near}"? Otherwise add` : 'Add'} banners to "${banner}", or write "routes": { "${id}": { "banner": "" } }`,
      },
    ]
  })

  const groups = Object.entries(resolved.banners).flatMap(([group, list]): readonly Finding[] => {
    const path = ['banners', group]
    const near = nearest(group, [...known])
    const unused: readonly Finding[] =
      shown.has(group) || group === 'w_help' || group === 'w_download'
        ? []
        : [
            {
              code: 'banner-group-unused',
              severity: 'warning',
              path,
              atKey: true,
              message: `No page shows the banner group "${group}"`,
              why: 'Players never see these banners.',
              ...(near && near !== group ? { hint: `Did you mean "${near}"?` } : {}),
            },
          ]
    const ids = new Set<string>()
    const twice = list.flatMap(({ bannerId }, index): readonly Finding[] => {
      if (!ids.has(bannerId)) return ids.add(bannerId) && []
      return [
        {
          code: 'duplicate-banner',
          path: [...path, index, 'bannerId'],
          message: `The group has another banner "${bannerId}"`,
          why: 'Clicks on the two banners could not be told apart.',
          hint: 'Give it an id of its own',
        },
      ]
    })
    return [...unused, ...twice]
  })
  return [...missing, ...groups]
}
