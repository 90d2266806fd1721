import type { GameType } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'

/** What choosing a vendor leads to. */
export type VendorDecision =
  | { readonly kind: 'lobby'; readonly route: RouteId; readonly remember: boolean }
  | { readonly kind: 'lotteryRoute'; readonly route: 'lottery' | 'vnLottery' | 'elott' }
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
  if (vendor.code === 'TCG_LOTTO_VN') return { kind: 'lotteryRoute', route: 'vnLottery' }
  if (vendor.gameType === 'LOTT') return { kind: 'lotteryRoute', route: 'lottery' }
  if (vendor.gameType === 'ELOTT') return { kind: 'lotteryRoute', route: 'elott' }
  const route = categoryRoute(vendor.gameType)
  if (!route) return { kind: 'launch' }
  return { kind: 'lobby', route, remember: vendor.gameType === 'RNG' }
}
