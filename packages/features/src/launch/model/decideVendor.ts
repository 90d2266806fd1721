import type { GameType } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'

/** What choosing a vendor leads to. */
export type VendorDecision =
  | { readonly kind: 'lobby'; readonly route: RouteId; readonly remember: boolean }
  | { readonly kind: 'lotteryRoute'; readonly route: 'lottery' | 'vnLottery' | 'elott' }
  | { readonly kind: 'launch' }

/**
 * Slots and tables have a lobby, filtered by the vendor; slots remember the vendor as current (G08). Sports vendors and the
 * sea lottery are one product each and start at once (H07).
 */
export function decideVendor(vendor: { readonly code: string; readonly gameType: GameType }): VendorDecision {
  if (vendor.code === 'TCG_SEA') return { kind: 'launch' }
  if (vendor.code === 'TCG_LOTTO_VN') return { kind: 'lotteryRoute', route: 'vnLottery' }
  switch (vendor.gameType) {
    case 'RNG':
      return { kind: 'lobby', route: 'rng', remember: true }
    case 'LIVE':
      return { kind: 'lobby', route: 'live', remember: false }
    case 'FISH':
      return { kind: 'lobby', route: 'fish', remember: false }
    case 'PVP':
      return { kind: 'lobby', route: 'pvp', remember: false }
    case 'LOTT':
      return { kind: 'lotteryRoute', route: 'lottery' }
    case 'ELOTT':
      return { kind: 'lotteryRoute', route: 'elott' }
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return { kind: 'launch' }
  }
}
