import type { GameType, Vendor } from '@foyer/contract'
import { useLabels, useVendorLink } from '@foyer/feature-api'
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
  const linkOf = useVendorLink()
  return (
    <VendorTile
      {...linkOf(vendor, gameType)}
      variant={variant}
      backdrop={backdrops[gameType] ?? 'plain'}
      gameCount={variant !== 'chip' && vendor.gameCount > 1 ? vendor.gameCount : undefined}
      isSelected={isSelected}
      labels={useLabels('VendorTile')}
    />
  )
}
