import type { GameType, Vendor, VendorCategory } from '@foyer/contract'

export interface MakerRow {
  readonly vendor: Vendor
  /** Categories it has games in, in the order of the navigation. */
  readonly categories: readonly GameType[]
  /** Games in all of them. */
  readonly gameCount: number
}

/** Every maker once, by name in a language's order, with its games of all categories. */
export function makerRows(categories: readonly VendorCategory[], language: string): readonly MakerRow[] {
  const rows = new Map<string, MakerRow>()
  for (const { gameCategory, vendors } of categories) {
    for (const vendor of vendors) {
      const known = rows.get(vendor.vassalage)
      rows.set(vendor.vassalage, {
        vendor: known?.vendor ?? vendor,
        categories: [...(known?.categories ?? []), gameCategory],
        gameCount: (known?.gameCount ?? 0) + vendor.gameCount,
      })
    }
  }
  const { compare } = new Intl.Collator(language)
  return [...rows.values()].sort((one, other) => compare(one.vendor.displayName, other.vendor.displayName))
}
