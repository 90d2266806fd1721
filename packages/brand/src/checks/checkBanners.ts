import type { Finding, ValuePath } from '../issues/issue.ts'
import { nearest } from '../issues/nearest.ts'
import { routePlace } from '../pages/pagePaths.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'
import { bannerGroups } from './product.ts'

type BannerOfBrand = ResolvedBrand['banners'][string][number]

/** A banner's form for the light theme is a picture of its own, drawn for the windows that its form for the dark one is. */
function formProblems({ image, imageNarrow, light }: BannerOfBrand, path: ValuePath): readonly Finding[] {
  if (!light) return []
  const at = [...path, 'light']
  const why = 'Players with the light theme would see a picture that was drawn for the dark one.'
  const same: readonly Finding[] =
    light.image === image
      ? [
          {
            code: 'banner-forms-equal',
            path: [...at, 'image'],
            message: `Both forms of the banner are the file ${image}`,
            why,
            hint: 'Draw the picture for a light ground, or take "light" out',
          },
        ]
      : []
  if ((imageNarrow === undefined) === (light.imageNarrow === undefined)) return same
  const [has, lacks] = imageNarrow === undefined ? ['light', 'dark'] : ['dark', 'light']
  return [
    ...same,
    {
      code: 'banner-form-narrow',
      severity: 'warning',
      path: at,
      message: `The form for the ${has} theme has a narrow picture, that for the ${lacks} theme has none`,
      why: 'On phones one theme would show a picture that was drawn for wide windows.',
      hint: 'Give both an imageNarrow, or none',
    },
  ]
}

/** A banner that has times ends after it starts (QB03). */
function timeProblems({ startsAt, endsAt }: BannerOfBrand, path: ValuePath): readonly Finding[] {
  if (startsAt === undefined || endsAt === undefined) return []
  if (Date.parse(startsAt) < Date.parse(endsAt)) return []
  return [
    {
      code: 'banner-never-shown',
      path: [...path, 'endsAt'],
      message: `The banner ends at ${endsAt}, which is not after it starts at ${startsAt}`,
      why: 'Players would never see it.',
      hint: 'Let it end later, or take one of the two out',
    },
  ]
}

/** Groups that a page of the site shows have banners; groups that exist are shown somewhere (BN01 to BN15). */
export const checkBanners: Check = (context) => {
  const { resolved, product } = context
  const routes = activeRoutes(context)
  const shown = new Set(routes.flatMap(({ banner, showsBanner }) => (banner && showsBanner ? [banner] : [])))
  const declared = product.routes.flatMap(({ banner }) => banner ?? [])
  const known = new Set<string>([...bannerGroups, ...declared, ...shown])

  const unusedGroups = Object.keys(resolved.banners).filter(
    (group) => !shown.has(group) && group !== 'w_help' && group !== 'w_download',
  )

  const missing = [...shown].flatMap((group): readonly Finding[] => {
    if ((resolved.banners[group]?.length ?? 0) > 0) return []
    const pages = routes.filter(({ banner, showsBanner }) => showsBanner && banner === group)
    const [first] = pages
    if (!first) return []
    const places = pages.map(({ id }) => routePlace(id))
    const written = places.find(([list, name]) => resolved[list][name]?.banner !== undefined)
    const near = nearest(group, unusedGroups)
    const addresses = pages.map(({ paths }) => paths[0]).join(', ')
    const off = (['routes', 'pages'] as const).flatMap((list) => {
      const names = places.flatMap(([where, name]) => (where === list ? [`"${name}": { "banner": "" }`] : []))
      return names.length > 0 ? [`"${list}": { ${names.join(', ')} }`] : []
    })
    return [
      {
        code: 'banner-group-empty',
        path: near ? ['banners', near] : written ? [...written, 'banner'] : ['banners', group],
        ...(near ? { atKey: true } : {}),
        message: `The ${pages.length > 1 ? 'pages' : 'page'} ${addresses} ${pages.length > 1 ? 'show' : 'shows'} the banner group "${group}", which has no banners`,
        why: `Players would see an empty space at the top of ${addresses}.`,
        hint: near
          ? `Write "${group}" instead of "${near}", which no page shows`
          : `Add banners to "${group}", or write ${off.join(', ')}`,
      },
    ]
  })
  // What has times comes after the page has started: until then such a group is an empty space.
  const scheduled = [...shown].flatMap((group): readonly Finding[] => {
    const list = resolved.banners[group] ?? []
    if (list.length === 0 || list.some(({ startsAt, endsAt }) => startsAt === undefined && endsAt === undefined))
      return []
    return [
      {
        code: 'banner-group-scheduled',
        path: ['banners', group],
        message: `Every banner of "${group}" has a start or an end`,
        why: 'Players would see an empty space before the first one and after the last one, and whenever a page begins.',
        hint: 'Add a banner without startsAt and endsAt',
      },
    ]
  })
  const misspelt = new Set(missing.map(({ path, atKey }) => (atKey ? path[1] : undefined)))

  const groups = Object.entries(resolved.banners).flatMap(([group, list]): readonly Finding[] => {
    const path = ['banners', group]
    const near = nearest(group, [...known])
    const unused: readonly Finding[] =
      !unusedGroups.includes(group) || misspelt.has(group)
        ? []
        : [
            {
              code: 'banner-group-unused',
              severity: 'warning',
              path,
              atKey: true,
              message: `No page shows the banner group "${group}"`,
              why: 'Players never see these banners.',
              hint: near && near !== group ? `Did you mean "${near}"?` : `Name it in a route: "banner": "${group}"`,
            },
          ]
    const ids = new Set<string>()
    const twice = list.flatMap(({ bannerId }, index): readonly Finding[] => {
      if (!ids.has(bannerId)) return ids.add(bannerId) && []
      return [
        {
          code: 'duplicate-banner',
          kind: 'banner-twice',
          path: [...path, index, 'bannerId'],
          message: `The group has another banner "${bannerId}"`,
          why: 'Clicks on the two banners could not be told apart.',
          hint: 'Give it an id of its own',
        },
      ]
    })
    return [
      ...unused,
      ...twice,
      ...list.flatMap((banner, index) => [
        ...formProblems(banner, [...path, index]),
        ...timeProblems(banner, [...path, index]),
      ]),
    ]
  })
  return [...missing, ...scheduled, ...groups]
}
