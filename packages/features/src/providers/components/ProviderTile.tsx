import { useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { VendorTile, type VendorTileVariant } from '@foyer/ui/VendorTile'
import type { PlacedVendor } from '../model/uniqueVendors.ts'

interface ProviderTileProps extends PlacedVendor {
  variant: VendorTileVariant
}

/** A provider that leads to its games. */
export function ProviderTile({ vendor, gameType, variant }: ProviderTileProps) {
  const { href, categoryRoute } = useRuntime()
  const { openVendor } = useActions()
  const code = vendor.vassalage
  const route = categoryRoute(gameType)
  return (
    <VendorTile
      id={code}
      name={vendor.displayName}
      image={vendor.iconUrl}
      wideImage={vendor.lagerIcon}
      variant={variant}
      {...(route ? { href: href(route, { vendor: code }) } : {})}
      {...(variant === 'card' ? { gameCount: vendor.gameCount } : {})}
      onSelect={() => openVendor({ code, gameType })}
      labels={useLabels('VendorTile')}
    />
  )
}
