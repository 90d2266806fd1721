import type { GameType, Vendor } from '@foyer/contract'
import { useLabels, useVendorLink } from '@foyer/feature-api'
import { VendorTile, type VendorTileVariant } from '@foyer/ui/VendorTile'
import { useFixture } from '../model/useFacts.ts'
import { useVendorColours } from '../model/useVendorColours.ts'

interface VendorLinkProps {
  vendor: Vendor
  gameType: GameType
  variant: VendorTileVariant
  isSelected?: boolean
}

/** A vendor that leads to its games: on its own colour where a server tells it, or on that of its category (L33). */
export function VendorLink({ vendor, gameType, variant, isSelected = false }: VendorLinkProps) {
  const linkOf = useVendorLink()
  const fixtureOf = useFixture(vendor.fixture !== undefined)
  const ofCategory = useVendorColours()[gameType]
  return (
    <VendorTile
      {...linkOf(vendor, gameType)}
      variant={variant}
      colour={ofCategory && (vendor.colour ?? ofCategory)}
      fixture={vendor.fixture && fixtureOf(vendor.fixture)}
      gameCount={variant !== 'chip' && vendor.gameCount > 1 ? vendor.gameCount : undefined}
      isSelected={isSelected}
      labels={useLabels('VendorTile')}
    />
  )
}
