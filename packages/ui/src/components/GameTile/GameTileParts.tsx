import { sayLabel } from '../../labels/sayLabel.ts'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import type { GameTileLabels } from './GameTile.labels.ts'
import type { GameTileVariant } from './GameTile.styles.ts'
import type { GameTileData } from './GameTile.types.ts'
import { hasFacts, tileFacts } from './tileFacts.tsx'

/** What all tiles of a list have in common; the same object for as long as nothing of it changes. */
export interface GameTileSetting {
  /** The element a tile is: a list item inside a list. */
  readonly element: 'div' | 'li'
  /** `listitem` for tiles in a list of chunks, whose elements are no list by themselves. */
  readonly role?: 'listitem' | undefined
  readonly labels: GameTileLabels
  /** Free trials can be started here. */
  readonly hasTrials: boolean
  /** More about each game can be asked for. */
  readonly hasInfo?: boolean
}

export interface GameTilePartsProps {
  setting: GameTileSetting
  game: GameTileData
  variant: GameTileVariant
  /** What the heart shows; without a value there is no heart. */
  isFavourite: boolean | undefined
  /** The artwork is part of what the page shows first. */
  isPriority: boolean
  /** The artwork could not be loaded. */
  hasFailed: boolean
  /** The tile is so far away that its artwork is left out; its place is kept by its row. */
  isFar: boolean
}

interface ArtProps extends Pick<GameTilePartsProps, 'game' | 'isPriority' | 'hasFailed'> {
  isBig: boolean
}

function art({ game, isBig, isPriority, hasFailed }: ArtProps) {
  if (hasFailed) return defaultIcon
  return (
    <img
      src={(isBig && game.wideImage) || game.image}
      alt=""
      width={isBig ? 640 : 320}
      height={320}
      decoding="async"
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
    />
  )
}

/**
 * A tile as plain elements, styled by `gameTileCss` of whatever root it stands in, and without state, so that a root may
 * call it as a function and spare React a component per tile. Events are heard by that root, which
 * knows a control by its `data-part`.
 */
export function GameTileParts(props: GameTilePartsProps) {
  const { setting, game, variant, isFavourite, isPriority, hasFailed, isFar } = props
  const { element: Element, labels } = setting
  const { name, href } = game
  // Where there is no real play, playing is trying.
  const playWord = game.playMoneyOnly ? labels.trial : labels.play
  const playName = sayLabel(labels, game.playMoneyOnly ? 'trialGame' : 'playGame', { name })
  return (
    <Element
      key={game.id}
      role={setting.role}
      data-part="tile"
      data-variant={variant}
      data-game={game.id}
      data-facts={hasFacts(game) || undefined}
      data-marked={game.playMoneyOnly || undefined}
    >
      {!isFar && (
        <div data-part="art">
          {art({ game, isBig: variant === 'big', isPriority, hasFailed })}
          {(game.isNew || game.isHot) && <span data-part="flag">{game.isNew ? labels.isNew : labels.isHot}</span>}
        </div>
      )}
      <span data-part="name">{name}</span>
      <span data-part="vendor">
        {game.playMoneyOnly && <b data-part="mark">{labels.playMoney}</b>}
        {game.vendorName}
      </span>
      {tileFacts(game, labels)}
      <div data-part="actions">
        {href ? (
          <a data-part="play" aria-label={playName} href={href}>
            {playWord}
          </a>
        ) : (
          <button type="button" data-part="play" aria-label={playName}>
            {playWord}
          </button>
        )}
        {setting.hasTrials && game.trialOffered && !game.playMoneyOnly && (
          <button type="button" data-part="trial" aria-label={sayLabel(labels, 'trialGame', { name })}>
            {labels.try}
          </button>
        )}
      </div>
      {setting.hasInfo && <button type="button" data-part="info" aria-label={sayLabel(labels, 'info', { name })} />}
      {isFavourite !== undefined && (
        <button
          type="button"
          data-part="favourite"
          aria-pressed={isFavourite}
          aria-label={sayLabel(labels, 'favourite', { name })}
        />
      )}
    </Element>
  )
}
