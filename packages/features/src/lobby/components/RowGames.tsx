import type { GameType, Vendor } from '@foyer/contract'
import { GameGrid } from '@foyer/ui/GameGrid'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { rowQuery, rowTiles } from '../model/queries.ts'
import { rowVendors } from '../model/rowCategory.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { RowGamesRoot } from './RowGames.styles.ts'
import { VendorLink } from './VendorLink.tsx'

interface RowGamesProps {
  category: GameType
  vendors: readonly Vendor[]
}

const none = [] as const

/** The first games of a category as big tiles, with a strip of its vendors (L11, L12). */
export function RowGames({ category, vendors }: RowGamesProps) {
  const answer = useOperation('gameList', rowQuery(category))
  const tiles = useGameTiles(answer.data?.games ?? none)
  const count = rowVendors(category)
  const isFew = count <= 2
  return (
    <RowGamesRoot>
      <GameGrid
        {...tiles}
        layout="big"
        state={gridState(answer)}
        skeletonCount={rowTiles}
        onRetry={() => void answer.refetch()}
      />
      <ul data-few={isFew || undefined}>
        {vendors.slice(0, count).map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink vendor={vendor} gameType={category} variant={isFew ? 'card' : 'chip'} />
          </li>
        ))}
      </ul>
    </RowGamesRoot>
  )
}
