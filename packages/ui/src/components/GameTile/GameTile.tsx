import { type GameTileLabels, gameTileLabels } from './GameTile.labels.ts'
import { GameTileRoot, type GameTileVariant } from './GameTile.styles.ts'
import type { GameTileData, GameTileHandlers } from './GameTile.types.ts'
import { GameTileParts } from './GameTileParts.tsx'
import { useTileEvents } from './useTileEvents.ts'

export interface GameTileProps extends GameTileData, GameTileHandlers {
  /** `big` shows wide artwork of 2:1, `normal` square artwork, `vendor` a logo on a plain ground. */
  variant?: GameTileVariant
  isFavourite?: boolean
  /** The artwork is part of what the page shows first: fetched at once, with high priority. */
  isPriority?: boolean
  labels?: GameTileLabels
}

/** One game: artwork first, name and vendor quiet, actions on hover and focus, open on touch (UK02, L19, L26, L27). */
export function GameTile(props: GameTileProps) {
  const { variant = 'normal', isFavourite = false, isPriority = false, labels = gameTileLabels } = props
  const { onPlay, onTrial, onInfo, onToggleFavourite, ...game } = props
  const { failedImages, rootProps } = useTileEvents({ onPlay, onTrial, onInfo, onToggleFavourite })
  const source = (variant === 'big' && game.wideImage) || game.image
  return (
    <GameTileRoot {...rootProps}>
      {GameTileParts({
        setting: { element: 'div', labels, hasTrials: Boolean(onTrial), hasInfo: Boolean(onInfo) },
        game,
        variant,
        isFavourite: onToggleFavourite && isFavourite,
        isPriority,
        hasFailed: !source || failedImages.has(source),
        isFar: false,
      })}
    </GameTileRoot>
  )
}
