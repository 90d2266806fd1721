import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { GameType, VendorCategory } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'
import { siteText } from '@foyer/feature-api'

/** Vendor that the header's Lottery opens (H07, ruling 13). */
export const seaLottery = { code: 'TCG_SEA', gameType: 'LOTT' } as const

/** Order of the header where a brand names none (H05). */
const defaultOrder: readonly GameType[] = ['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']

/** Vendors of a dropdown (C07). */
const maxVendors = 15

export interface NavEntry {
  readonly category: GameType
  readonly label: string
  readonly href: string
  readonly routeId: RouteId
  readonly vendors: readonly {
    readonly code: string
    readonly name: string
    readonly image: string
    readonly href: string
  }[]
}

interface NavInput {
  readonly nav: PublicConfig['nav']
  /** Vendors by category, `undefined` while they are not known. */
  readonly categories: readonly VendorCategory[] | undefined
  readonly language: SiteLanguage
  readonly categoryRoute: (category: GameType) => RouteId | undefined
  readonly href: (id: RouteId, query?: { readonly vendor?: string }) => string
  readonly nameOf: (category: GameType) => string
}

/**
 * Entries of the header's navigation: the brand's categories, in its order, that have vendors (H05), each with up to
 * 15 of them (H06); one that has no page on the site is left out. While the vendors are not known every category of the brand stands there without a list.
 */
export function buildNav({ nav, categories, language, categoryRoute, href, nameOf }: NavInput): readonly NavEntry[] {
  const wanted = nav.length > 0 ? nav : defaultOrder.map((category) => ({ category, label: undefined }))
  return wanted.flatMap(({ category: code, label }) => {
    const category = code as GameType // the brand schema allows these codes only
    const found = categories?.find(({ gameCategory }) => gameCategory === category)
    if (categories && !found?.vendors.length) return []
    const routeId = categoryRoute(category)
    if (!routeId) return []
    return {
      category,
      label: label ? siteText(label, language) : nameOf(category),
      href: href(routeId),
      routeId,
      vendors: (found?.vendors ?? []).slice(0, maxVendors).map(({ vassalage, displayName, iconUrl }) => ({
        code: vassalage,
        name: displayName,
        image: iconUrl,
        href: href(routeId, { vendor: vassalage }),
      })),
    }
  })
}
