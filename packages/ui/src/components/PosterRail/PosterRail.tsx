import { sayLabel } from '../../labels/sayLabel.ts'
import { errorStateLabels } from '../ErrorState/ErrorState.labels.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { GameTileHandlers } from '../GameTile/GameTile.types.ts'
import { useTileEvents } from '../GameTile/useTileEvents.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { Rail, type RailMore } from '../Rail/Rail.tsx'
import { PosterAside } from './PosterAside.tsx'
import { type PosterRailLabels, posterRailLabels } from './PosterRail.labels.ts'
import { type PosterRailForm, PosterRailRoot } from './PosterRail.styles.ts'
import type { PosterGame } from './PosterRail.types.ts'
import { useAside } from './useAside.ts'

export interface PosterRailProps extends GameTileHandlers {
  title: string
  /** A way to all games of the kind. */
  more?: RailMore | undefined
  games: readonly PosterGame[]
  /** Ids of favourite games. */
  favourites?: ReadonlySet<string>
  /** `ranked` numbers the posters. */
  form?: PosterRailForm
  state?: 'ready' | 'loading' | 'error'
  /** Posters to keep a place for while loading. */
  skeletonCount?: number
  /** Posters that are part of what the page shows first. */
  priorityCount?: number
  onRetry?: () => void
  labels?: PosterRailLabels
}

const none: ReadonlySet<string> = new Set()
/**
 * Games as posters in a row that runs off the screen (UK02). A mouse that rests on one, or the keyboard, makes it say its
 * maker, return and lines beside it while its neighbours move; a press on it plays.
 */
export function PosterRail(props: PosterRailProps) {
  const { title, more, games, favourites = none, form = 'plain', state = 'ready', priorityCount = 0 } = props
  const { labels = posterRailLabels, onToggleFavourite, skeletonCount = 8 } = props
  const { failedImages, rootProps } = useTileEvents(props)
  const { open, asideProps } = useAside()
  const poster = (game: PosterGame, index: number) => {
    const { id, name, href, isNew, isHot } = game
    const source = game.poster ?? game.image
    const isFirst = index < priorityCount
    const playName = sayLabel(labels, game.playMoneyOnly ? 'trialGame' : 'playGame', { name })
    return (
      <li key={id} data-part="tile" data-game={id} data-open={open?.id === id ? open.side : undefined}>
        {form === 'ranked' && (
          <span data-part="rank" aria-hidden="true">
            {index + 1}
          </span>
        )}
        <div data-part="poster">
          <div data-part="art">
            {!source || failedImages.has(source) ? (
              defaultIcon
            ) : (
              <img
                src={source}
                alt=""
                width={360}
                height={480}
                decoding="async"
                loading={isFirst ? 'eager' : 'lazy'}
                fetchPriority={isFirst ? 'high' : undefined}
              />
            )}
            {(isNew || isHot) && <span data-part="flag">{isNew ? labels.isNew : labels.isHot}</span>}
          </div>
          {href ? (
            // biome-ignore lint/a11y/useAnchorContent: its label names it; the artwork below it is no part of it
            <a data-part="play" aria-label={playName} href={href} />
          ) : (
            <button type="button" data-part="play" aria-label={playName} />
          )}
        </div>
        <span data-part="name">{name}</span>
        {open?.id === id && (
          <PosterAside
            game={game}
            isFavourite={onToggleFavourite && favourites.has(id)}
            hasTrials={props.onTrial !== undefined}
            labels={labels}
          />
        )}
      </li>
    )
  }

  if (state === 'error')
    return (
      <PosterRailRoot>
        <ErrorState
          title={labels.error}
          onRetry={props.onRetry}
          labels={{ ...errorStateLabels, retry: labels.retry }}
        />
      </PosterRailRoot>
    )
  return (
    <PosterRailRoot {...rootProps} {...asideProps} data-form={form}>
      <Rail title={title} more={more} isOrdered={form === 'ranked'} isBusy={state === 'loading'} labels={labels}>
        {state === 'loading'
          ? Array.from({ length: skeletonCount }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
              <li key={index} data-part="tile" data-skeleton aria-hidden="true">
                <div data-part="poster">
                  <div data-part="art" />
                </div>
                <span data-part="name" />
              </li>
            ))
          : games.map(poster)}
      </Rail>
    </PosterRailRoot>
  )
}
