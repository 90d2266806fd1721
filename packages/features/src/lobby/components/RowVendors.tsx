import type { GameType, Vendor } from '@foyer/contract'
import { Skeleton } from '@foyer/ui/Skeleton'
import { rowVendors } from '../model/rowCategory.ts'
import { RowVendorsRoot } from './RowVendors.styles.ts'
import { VendorLink } from './VendorLink.tsx'

interface RowVendorsProps {
  category: GameType
  vendors: readonly Vendor[]
  isLoading: boolean
  /** How many at most; those of a row on home when left out. */
  count?: number
  /** Code of the vendor whose games are shown. */
  selected?: string | undefined
}

/** The first vendors of a category that is played at the vendor's (L12). */
export function RowVendors({ category, vendors, isLoading, count = rowVendors(category), selected }: RowVendorsProps) {
  return (
    <RowVendorsRoot aria-busy={isLoading} data-few={count <= 2 || undefined}>
      {isLoading
        ? Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
            <li key={index}>
              <Skeleton shape="block" ratio="wide" />
            </li>
          ))
        : vendors.slice(0, count).map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorLink
                vendor={vendor}
                gameType={category}
                variant={count <= 2 ? 'wide' : 'card'}
                isSelected={vendor.vassalage === selected}
              />
            </li>
          ))}
    </RowVendorsRoot>
  )
}
