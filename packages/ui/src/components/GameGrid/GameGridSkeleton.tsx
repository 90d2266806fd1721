import type { GameTileVariant } from '../GameTile/GameTile.styles.ts'
import type { GameGridLayout } from './GameGrid.styles.ts'

interface GameGridSkeletonProps {
  layout: GameGridLayout
  variants: readonly GameTileVariant[]
  label: string
}

/** Tiles to come, in exactly the size of those that replace them. */
export function GameGridSkeleton({ layout, variants, label }: GameGridSkeletonProps) {
  return (
    <div data-part="tiles" data-layout={layout} role="status" aria-label={label}>
      {variants.map((variant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
        <div key={index} data-part="tile" data-variant={variant} data-skeleton aria-hidden="true">
          <div data-part="art" />
          <span data-part="name" />
          <span data-part="vendor" />
        </div>
      ))}
    </div>
  )
}
