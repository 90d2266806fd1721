import type { GameType } from '@foyer/contract'
import { categoryRoutes, type RouteId } from '@foyer/feature-api'

/** What choosing a vendor leads to. */
export type VendorDecision =
  | { readonly kind: 'lobby'; readonly route: RouteId; readonly remember: boolean }
  | { readonly kind: 'lotteryRoute'; readonly route: 'lottery' | 'vnLottery' | 'elott' }
  | { readonly kind: 'launch' }

/**
 * A vendor's games stand in the page of its category, filtered by the vendor; slots remember the vendor as current (G08).
 * The sea lottery is one product and starts at once (H07).
 */
export function decideVendor(vendor: { readonly code: string; readonly gameType: GameType }): VendorDecision {
  if (vendor.code === 'TCG_SEA') return { kind: 'launch' }
  if (vendor.code === 'TCG_LOTTO_VN') return { kind: 'lotteryRoute', route: 'vnLottery' }
  if (vendor.gameType === 'LOTT') return { kind: 'lotteryRoute', route: 'lottery' }
  if (vendor.gameType === 'ELOTT') return { kind: 'lotteryRoute', route: 'elott' }
  return { kind: 'lobby', route: categoryRoutes[vendor.gameType], remember: vendor.gameType === 'RNG' }
}
