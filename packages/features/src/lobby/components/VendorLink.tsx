import type { GameType, Vendor } from '@foyer/contract'
import { useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { VendorTile, type VendorTileBackdrop, type VendorTileVariant } from '@foyer/ui/VendorTile'

interface VendorLinkProps {
  vendor: Vendor
  gameType: GameType
  variant: VendorTileVariant
  isSelected?: boolean
}

const backdrops: Partial<Record<GameType, VendorTileBackdrop>> = {
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

/** A vendor that leads to its games, with the ground of its category (L33). */
export function VendorLink({ vendor, gameType, variant, isSelected = false }: VendorLinkProps) {
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
      backdrop={backdrops[gameType] ?? 'plain'}
      {...(route ? { href: href(route, { vendor: code }) } : {})}
      gameCount={variant !== 'chip' && vendor.gameCount > 1 ? vendor.gameCount : undefined}
      isSelected={isSelected}
      onSelect={() => openVendor({ code, gameType })}
      labels={useLabels('VendorTile')}
    />
  )
}
