import type { GameType, Vendor, VendorCategory } from '@foyer/contract'

export interface PlacedVendor {
  readonly vendor: Vendor
  readonly gameType: GameType
}

/** Every vendor once, in its first category; hot ones first, otherwise in the order of the navigation. */
export function uniqueVendors(categories: readonly VendorCategory[]): readonly PlacedVendor[] {
  const byCode = new Map<string, PlacedVendor>()
  for (const { gameCategory, vendors } of categories) {
    for (const vendor of vendors) {
      if (!byCode.has(vendor.vassalage)) byCode.set(vendor.vassalage, { vendor, gameType: gameCategory })
    }
  }
  return [...byCode.values()].sort((a, b) => b.vendor.isHot - a.vendor.isHot)
}
