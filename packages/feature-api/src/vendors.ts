import type { GameType, Vendor } from '@foyer/contract'
import { providerPicture } from '@foyer/rules'
import { useActions, useRuntime } from './hooks.ts'

/** Vendors by category for wide screens (I31); the same call everywhere, so that it is asked once. */
export const vendorsQuery = { platform: 'html5-desktop' } as const

/** Makes the data of a vendor tile that leads to the vendor's games. */
export function useVendorLink() {
  const { href, categoryRoute, config } = useRuntime()
  const { code: currency } = config.currency
  const { openVendor } = useActions()
  return (vendor: Vendor, gameType: GameType) => {
    const code = vendor.vassalage
    const route = categoryRoute(gameType)
    return {
      id: code,
      name: vendor.displayName,
      image: providerPicture(code, vendor.iconUrl, currency),
      wideImage: providerPicture(code, vendor.lagerIcon, currency),
      ...(route ? { href: href(route, { vendor: code }) } : {}),
      onSelect: () => openVendor({ code, gameType }),
    }
  }
}
