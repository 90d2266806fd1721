import type { GameType } from '@foyer/contract'
import { useRuntime } from '@foyer/feature-api'
import type { VendorColours } from '../config.schema.ts'

/** Colours of vendor cards by category: those of the brand; a category without one shows artwork (L33). */
export function useVendorColours(): Partial<Record<GameType, string>> {
  // The schema of `features.lobby` has filled and checked them.
  const { vendorColours } = (useRuntime().config.features.lobby ?? {}) as { readonly vendorColours?: VendorColours }
  return vendorColours ?? {}
}
