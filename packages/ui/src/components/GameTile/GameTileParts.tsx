import { memo } from 'react'
import { fillLabel } from '../../labels/fillLabel.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import type { GameTileVariant } from './GameTile.styles.ts'
import type { GameTileData, GameTileLabels } from './GameTile.types.ts'

export interface GameTilePartsProps {
  game: GameTileData
  /** The element the tile is: a list item inside a list. */
  element: 'div' | 'li'
  variant: GameTileVariant
  labels: GameTileLabels
  /** What the heart shows; without a value there is no heart. */
  isFavourite: boolean | undefined
  showsTrial: boolean
  /** The artwork is part of what the page shows first. */
  isPriority: boolean
  /** The artwork could not be loaded. */
  hasFailed: boolean
}

const heart = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5 4.4 13a5 5 0 0 1 7-7.2l.6.6.6-.6a5 5 0 0 1 7 7.2Z" strokeLinejoin="round" />
  </svg>
)

/** A tile as plain elements, styled by `gameTileCss` of whatever root it stands in. Events are heard by that root. */
export const GameTileParts = memo(function GameTileParts(props: GameTilePartsProps) {
  const { game, element: Element, variant, labels, isFavourite, showsTrial, isPriority, hasFailed } = props
  const { id, name, href } = game
  const isBig = variant === 'big'
  const play = { 'data-part': 'play', 'data-action': 'play', 'aria-label': fillLabel(labels.playGame, { name }) }
  return (
    <Element data-part="tile" data-variant={variant} data-game={id}>
      <div data-part="art">
        {hasFailed ? (
          defaultIcon
        ) : (
          <img
            src={(isBig && game.wideImage) || game.image}
            alt=""
            width={isBig ? 640 : 320}
            height={320}
            decoding="async"
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
          />
        )}
        {(game.isNew || game.isHot) && <span data-part="flag">{game.isNew ? labels.isNew : labels.isHot}</span>}
      </div>
      <div data-part="caption">
        <span data-part="name">{name}</span>
        <span data-part="vendor">{game.vendorName}</span>
      </div>
      <div data-part="actions">
        {href ? (
          <a {...play} href={href}>
            {labels.play}
          </a>
        ) : (
          <button type="button" {...play}>
            {labels.play}
          </button>
        )}
        {showsTrial && (
          <button
            type="button"
            data-part="trial"
            data-action="trial"
            aria-label={fillLabel(labels.trialGame, { name })}
          >
            {labels.trial}
          </button>
        )}
      </div>
      {isFavourite !== undefined && (
        <button
          type="button"
          data-part="favourite"
          data-action="favourite"
          aria-pressed={isFavourite}
          aria-label={fillLabel(labels.favourite, { name })}
        >
          {heart}
        </button>
      )}
    </Element>
  )
})
