import type { GameType } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'
import { type LotteryPage, lotteryPage } from '@foyer/rules'

/** What choosing a vendor leads to. */
export type VendorDecision =
  | { readonly kind: 'lobby'; readonly route: RouteId; readonly remember: boolean }
  | { readonly kind: 'lotteryRoute'; readonly route: LotteryPage }
  | { readonly kind: 'launch' }

/**
 * A vendor's games stand in the page of its category, filtered by the vendor; slots remember the vendor as current (G08).
 * A vendor whose category has no page on the site lists them itself. The sea lottery is one product and starts at once (H07).
 */
export function decideVendor(
  vendor: { readonly code: string; readonly gameType: GameType },
  categoryRoute: (category: GameType) => RouteId | undefined,
): VendorDecision {
  if (vendor.code === 'TCG_SEA') return { kind: 'launch' }
  const page = lotteryPage(vendor.code, vendor.gameType)
  if (page) return { kind: 'lotteryRoute', route: page }
  const route = categoryRoute(vendor.gameType)
  if (!route) return { kind: 'launch' }
  return { kind: 'lobby', route, remember: vendor.gameType === 'RNG' }
}
