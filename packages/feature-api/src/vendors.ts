import type { GameType, Vendor } from '@foyer/contract'
import { useActions, useRuntime } from './hooks.ts'
import { usePicture } from './pictures.ts'

/** Vendors by category for wide screens (I31); the same call everywhere, so that it is asked once. */
export const vendorsQuery = { platform: 'html5-desktop' } as const

/** Makes the data of a vendor tile that leads to the vendor's games. */
export function useVendorLink() {
  const { href, categoryRoute } = useRuntime()
  const picture = usePicture()
  const { openVendor } = useActions()
  return (vendor: Vendor, gameType: GameType) => {
    const code = vendor.vassalage
    const route = categoryRoute(gameType)
    return {
      id: code,
      name: vendor.displayName,
      image: picture(code, vendor.iconUrl),
      wideImage: picture(code, vendor.lagerIcon),
      ...(route ? { href: href(route, { vendor: code }) } : {}),
      onSelect: () => openVendor({ code, gameType }),
    }
  }
}
