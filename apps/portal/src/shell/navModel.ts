import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { GameType, VendorCategory } from '@foyer/contract'
import type { FeatureManifest, IconLoader, RouteId } from '@foyer/feature-api'
import { siteText } from '@foyer/feature-api'

/** Vendor that the header's Lottery opens (H07, ruling 13). */
export const seaLottery = { code: 'TCG_SEA', gameType: 'LOTT' } as const

const categoryIcon: IconLoader = () => import('./icons/category.ts')
const pageIcon: IconLoader = () => import('./icons/page.ts')

/** What a rail shows of an entry until it is wanted: the icon that a feature draws for its page, or one for its kind. */
export function navIcon(features: readonly FeatureManifest[], routeId: RouteId | undefined): IconLoader {
  const entries = features.flatMap(({ bottomBar = [] }) => bottomBar)
  const own = entries.find(({ opens }) => 'route' in opens && opens.route === routeId)?.icon
  return own ?? (routeId?.startsWith('page/') ? pageIcon : categoryIcon)
}

/** Order of the header where a brand names none (H05). */
const defaultOrder = ['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const

/** Vendors of a dropdown (C07). */
const maxVendors = 15

export interface NavEntry {
  /** Of a category of games; a page of the brand's own has none. */
  readonly category?: GameType
  readonly label: string
  readonly href: string
  readonly routeId: RouteId
  /** Worked out where they are drawn: pages that are written ahead have the same, and take them from one another. */
  readonly vendors: () => readonly NavVendor[]
}

interface NavVendor {
  readonly code: string
  readonly name: string
  readonly image: string
  readonly href: string
}

const noVendors = () => []

interface NavInput extends Pick<PublicConfig, 'nav' | 'pages'> {
  /** Vendors by category, `undefined` while they are not known. */
  readonly categories: readonly VendorCategory[] | undefined
  readonly language: SiteLanguage
  readonly categoryRoute: (category: GameType) => RouteId | undefined
  readonly href: (id: RouteId, query?: { readonly vendor?: string }) => string
  readonly nameOf: (category: GameType) => string
}

type NavItem = PublicConfig['nav'][number]

function pageEntry(name: string, { label }: NavItem, { pages, language, href }: NavInput): readonly NavEntry[] {
  const page = pages.find((one) => one.name === name)
  if (!page) return []
  const routeId = `page/${name}` as const
  return [{ label: siteText(label ?? page.title, language), href: href(routeId), routeId, vendors: noVendors }]
}

function categoryEntry(category: GameType, { label }: NavItem, input: NavInput): readonly NavEntry[] {
  const { categories, language, categoryRoute, href, nameOf } = input
  const found = categories?.find(({ gameCategory }) => gameCategory === category)
  if (categories && !found?.vendors.length) return []
  const routeId = categoryRoute(category)
  if (!routeId) return []
  const vendors = () =>
    (found?.vendors ?? []).slice(0, maxVendors).map(({ vassalage, displayName, iconUrl }) => ({
      code: vassalage,
      name: displayName,
      image: iconUrl,
      href: href(routeId, { vendor: vassalage }),
    }))
  return [
    { category, label: label ? siteText(label, language) : nameOf(category), href: href(routeId), routeId, vendors },
  ]
}

/**
 * Entries of the header's navigation: the brand's categories, in its order, that have vendors (H05), each with up to
 * 15 of them (H06), and its own pages among them; one that has no page on the site is left out. While the vendors are not
 * known every category of the brand stands there without a list.
 */
export function buildNav(input: NavInput): readonly NavEntry[] {
  const { nav } = input
  const wanted: readonly NavItem[] = nav.length > 0 ? nav : defaultOrder.map((category) => ({ category }))
  return wanted.flatMap((item) => {
    if (item.page !== undefined) return pageEntry(item.page, item, input)
    return item.category === undefined ? [] : categoryEntry(item.category, item, input)
  })
}
