import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { whenQuiet } from '../../interaction/whenQuiet.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { errorStateLabels } from '../ErrorState/ErrorState.labels.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { GameTileVariant } from '../GameTile/GameTile.styles.ts'
import type { GameTileData, GameTileHandlers } from '../GameTile/GameTile.types.ts'
import type { GameTileSetting } from '../GameTile/GameTileParts.tsx'
import { hasFacts } from '../GameTile/tileFacts.tsx'
import { useTileEvents } from '../GameTile/useTileEvents.ts'
import { recheckImages } from '../LazyImage/useFailedImages.ts'
import { chunkGames, firstChunks, groupChunks } from './chunkGames.ts'
import { createTiles } from './createTiles.ts'
import { type GameGridLabels, gameGridLabels } from './GameGrid.labels.ts'
import { type GameGridLayout, GameGridRoot } from './GameGrid.styles.ts'
import { GameGridSkeleton } from './GameGridSkeleton.tsx'
import { NearPart } from './NearPart.tsx'
import { whenNear, whenNearby } from './useNear.ts'

export interface GameGridProps extends GameTileHandlers {
  games: readonly GameTileData[]
  /** Ids of favourite games. */
  favourites?: ReadonlySet<string>
  /** `lobby`: first `bigCount` tiles big (L16); `even`: all normal; `eight`: a row of 8; `big`: all wide (L11). */
  layout?: GameGridLayout
  /** Big tiles at the start of `layout: 'lobby'`. */
  bigCount?: number
  state?: 'ready' | 'loading' | 'error'
  /** Tiles to keep a place for while loading. */
  skeletonCount?: number
  /** More games may be added at the end: tiles that are shown stay as they are. */
  canGrow?: boolean
  /** Tiles that are part of what the page shows first. */
  priorityCount?: number
  /** Shown instead of the plain sentence when there are no games (L18). */
  empty?: ReactNode
  /** Shown instead of the plain sentence and retry button when the games could not be loaded. */
  error?: ReactNode
  onRetry?: () => void
  labels?: GameGridLabels
}

const none: ReadonlySet<string> = new Set()

function variantAt(layout: GameGridLayout, index: number, bigCount: number): GameTileVariant {
  if (layout === 'big') return 'big'
  return layout === 'lobby' && index < bigCount ? 'big' : 'normal'
}

/** Games in one rhythm of big and normal tiles (L16). Owns its tiles' CSS and hears their events in one place. */
export function GameGrid(props: GameGridProps) {
  const { games, favourites = none, layout = 'even', bigCount = 5, state = 'ready', priorityCount = 0 } = props
  const { labels = gameGridLabels, onTrial, onInfo, onToggleFavourite, skeletonCount = 12, canGrow } = props
  const { failedImages, rootProps } = useTileEvents(props)

  const chunks = chunkGames(games, layout, bigCount, canGrow)
  const isChunked = chunks !== undefined
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => recheckImages(ref.current), [])
  // Until the page is quiet only tiles that are near are laid out; from then on all of a short list are, for finding
  // and printing.
  useEffect(() => {
    if (isChunked) return
    return whenQuiet(() => {
      if (ref.current) ref.current.dataset.settled = ''
    })
  }, [isChunked])
  const hasTrials = onTrial !== undefined
  const hasInfo = onInfo !== undefined
  const setting = useMemo<GameTileSetting>(
    () => ({ element: isChunked ? 'div' : 'li', role: isChunked ? 'listitem' : undefined, labels, hasTrials, hasInfo }),
    [isChunked, labels, hasTrials, hasInfo],
  )
  const [tileOf] = useState(createTiles)
  const tile = (game: GameTileData, index: number, isFar = false): ReactNode => {
    const variant = variantAt(layout, index, bigCount)
    const source = (variant === 'big' && game.wideImage) || game.image
    return tileOf({
      setting,
      game,
      variant,
      isFavourite: onToggleFavourite && favourites.has(game.id),
      isPriority: index < priorityCount,
      hasFailed: !source || failedImages.has(source),
      isFar,
    })
  }

  // One tile that says more makes room for it in all.
  const list = {
    'data-part': 'tiles',
    'data-layout': layout,
    'data-facts': games.some(({ fixture }) => fixture) ? 'fixture' : games.some(hasFacts) || undefined,
    'data-marked': games.some(({ playMoneyOnly }) => playMoneyOnly) || undefined,
    'aria-label': sayLabel(labels, 'list', { count: games.length }),
  }
  return (
    <GameGridRoot {...rootProps} ref={ref} data-state={state} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <GameGridSkeleton
          layout={layout}
          variants={Array.from({ length: skeletonCount }, (_, index) => variantAt(layout, index, bigCount))}
          label={labels.loading}
        />
      )}
      {state === 'error' &&
        (props.error ?? (
          <ErrorState
            title={labels.error}
            onRetry={props.onRetry}
            labels={{ ...errorStateLabels, retry: labels.retry }}
          />
        ))}
      {state === 'ready' &&
        games.length === 0 &&
        (props.empty ?? <EmptyState title={labels.emptyTitle}>{labels.empty}</EmptyState>)}
      {state === 'ready' && games.length > 0 && !chunks && (
        <ul {...list}>{games.map((game, index) => tile(game, index))}</ul>
      )}
      {state === 'ready' && chunks && (
        // biome-ignore lint/a11y/useSemanticElements: a list whose items stand in chunks cannot be a ul
        <div {...list} data-chunked role="list">
          {groupChunks(chunks).map((group, at) => (
            <NearPart key={group[0]?.start} part="group" startsNear={at === 0} when={whenNearby}>
              {(isWatched) =>
                group.map(({ start, games: some }, index) => (
                  <NearPart
                    key={start}
                    part="chunk"
                    startsNear={at === 0 && index < firstChunks}
                    when={isWatched ? whenNear : undefined}
                  >
                    {(isNear) => some.map((game, place) => tile(game, start + place, !isNear))}
                  </NearPart>
                ))
              }
            </NearPart>
          ))}
        </div>
      )}
    </GameGridRoot>
  )
}
