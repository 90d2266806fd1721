import { memo } from 'react'
import { fillLabel } from '../../labels/fillLabel.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import type { GameTileVariant } from './GameTile.styles.ts'
import type { GameTileData, GameTileLabels } from './GameTile.types.ts'

export interface GameTilePartsProps {
  game: GameTileData
  /** The element the tile is: a list item inside a list. */
  element: 'div' | 'li'
  /** `listitem` for a tile in a list of chunks, whose elements are no list by themselves. */
  role?: 'listitem'
  variant: GameTileVariant
  labels: GameTileLabels
  /** What the heart shows; without a value there is no heart. */
  isFavourite: boolean | undefined
  showsTrial: boolean
  /** The artwork is part of what the page shows first. */
  isPriority: boolean
  /** The artwork could not be loaded. */
  hasFailed: boolean
  /** The tile is so far away that its artwork is not asked for yet; its place is kept. */
  isFar?: boolean
}

/** A tile as plain elements, styled by `gameTileCss` of whatever root it stands in. Events are heard by that root. */
export const GameTileParts = memo(function GameTileParts(props: GameTilePartsProps) {
  const { game, element: Element, role, variant, labels, isFavourite, showsTrial, isPriority, hasFailed, isFar } = props
  const { id, name, href } = game
  const isBig = variant === 'big'
  const play = { 'data-part': 'play', 'data-action': 'play', 'aria-label': fillLabel(labels.playGame, { name }) }
  return (
    <Element data-part="tile" role={role} data-variant={variant} data-game={id}>
      <div data-part="art">
        {hasFailed && defaultIcon}
        {!(hasFailed || isFar) && (
          <img
            src={(isBig && game.wideImage) || game.image}
            alt=""
            width={isBig ? 640 : 320}
            height={320}
            decoding="async"
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
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
        />
      )}
    </Element>
  )
})
