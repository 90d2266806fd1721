import { styled } from 'styled-components'
import { captionName } from '../../styles/caption.ts'
import { flagCss } from '../../styles/flag.ts'
import { css, rules } from '../../styles/rules.ts'
import { artCss } from '../LazyImage/LazyImage.styles.ts'
import { factsCss } from './facts.styles.ts'
import { heartCss } from './heart.styles.ts'
import { infoCss } from './info.styles.ts'
import { markCss } from './mark.styles.ts'
import { touchCss } from './touch.styles.ts'

/** Shapes of a tile: its artwork's ratio and how the artwork fills it. */
export const gameTileVariants = { big: '2 / 1', normal: '1 / 1', vendor: '1 / 1' } as const
export type GameTileVariant = keyof typeof gameTileVariants

/**
 * Everything inside a tile, as descendants of a styled root: the standalone tile's own, or the list's. A list that
 * owns this CSS pays for one styled root instead of one per tile.
 */
export const gameTileCss = css`
  ${artCss}

  /* Height of what stands below the artwork: name and vendor, what goes on at the game, on touch a row of trial and heart too. */
  :is([data-part='tiles'], [data-part='tile']) {
    --fy-tile-words: 48px;
    --fy-tile-controls: 0px;
    --fy-tile-caption: calc(var(--fy-tile-words) + var(--fy-tile-facts, 0px) + var(--fy-tile-controls));
    @media (hover: none) {
      --fy-tile-controls: 44px;
    }
  }
  [data-part='tile'] {
    position: relative;
    display: grid;
    /* No word makes a tile wider than its place. */
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto auto var(--fy-tile-facts, 0px);
    min-inline-size: 0;
    border-radius: var(--fy-radius-medium);
    /* What makes a card of a tile; a poster has none of it. */
    background: var(--fy-tile-ground, none);
    box-shadow: var(--fy-tile-edge, none);
  }
  [data-part='tile'] > [data-part='art'] {
    grid-area: 1 / 1;
    aspect-ratio: ${gameTileVariants.normal};
    border-end-start-radius: var(--fy-tile-foot, var(--fy-radius-medium));
    border-end-end-radius: var(--fy-tile-foot, var(--fy-radius-medium));
  }
  [data-variant='big'] > [data-part='art'] {
    aspect-ratio: ${gameTileVariants.big};
  }
  [data-variant='vendor'] > [data-part='art'] {
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-1), inset 0 0 0 1px var(--fy-color-border);
  }
  [data-variant='vendor'] > [data-part='art'] > img {
    inset: 20%;
    inline-size: 60%;
    block-size: 60%;
    object-fit: contain;
  }
  [data-part='art'] > img {
    transition: scale var(--fy-duration-slow) var(--fy-ease);
  }
  ${flagCss}

  /* Name and vendor are 48px high together, whatever the type scale. */
  [data-part='tile'] > :is([data-part='name'], [data-part='vendor']) {
    ${captionName}
    padding-inline: var(--fy-tile-inset, 0px);
    line-height: 1.3;
  }
  [data-part='tile'] > [data-part='name'] {
    grid-row: 2;
    padding-block-start: 8px;
  }
  [data-part='tile'] > [data-part='vendor'] {
    grid-row: 3;
    block-size: calc(40px - 1.3 * var(--fy-size-sm));
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    font-weight: 400;
  }
  ${markCss}
  ${factsCss}

  [data-part='tile'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    grid-area: 1 / 1;
    z-index: 1;
    gap: 4px;
    align-self: end;
    padding: 44px 6px 6px;
    border-end-start-radius: var(--fy-radius-medium);
    border-end-end-radius: var(--fy-radius-medium);
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--fy-color-scrim) 94%, transparent) 36px,
      color-mix(in srgb, var(--fy-color-scrim) 76%, transparent) 56px,
      transparent
    );
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--fy-duration-fast) var(--fy-ease);
  }
  [data-part='tile'] > [data-part='actions'] > * {
    display: inline-flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    max-inline-size: 120px;
    block-size: 32px;
    padding: 0 8px;
    border: 0;
    border-radius: calc(var(--fy-radius-medium) * 0.75);
    font: 650 0.8125rem/1 var(--fy-font-text);
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    pointer-events: auto;
  }
  [data-part='play'] {
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
  }
  [data-part='play']::after,
  [data-part='play']::before {
    position: absolute;
    inset: 0;
    border-radius: var(--fy-radius-medium);
    content: '';
  }
  /* The whole tile is pressed; the ring goes around the artwork alone. */
  [data-part='play']::before {
    inset-block-end: var(--fy-tile-caption);
    pointer-events: none;
  }
  [data-part='play']:focus-visible {
    outline: none;
  }
  [data-part='play']:focus-visible::before {
    outline: 3px solid var(--fy-color-focus);
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px var(--fy-color-canvas);
  }
  [data-part='trial'],
  [data-part='tile'] > :is([data-part='favourite'], [data-part='info']) {
    position: relative;
    z-index: 2;
    background: color-mix(in srgb, var(--fy-color-scrim) 86%, transparent);
    color: var(--fy-color-on-scrim);
  }
  [data-part='trial'] {
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--fy-color-on-scrim) 40%, transparent);
  }
  @media (hover: hover) {
    :is([data-part='trial'], [data-part='favourite'], [data-part='info']):hover {
      background: var(--fy-color-scrim);
    }
  }
  :is([data-part='trial'], [data-part='favourite'], [data-part='info']):focus-visible {
    outline: 3px solid;
    outline-offset: -3px;
  }
  [data-part='tile'] > :is([data-part='favourite'], [data-part='info']) {
    display: grid;
    grid-area: 1 / 1;
    place-items: center;
    place-self: start end;
    inline-size: 32px;
    block-size: 32px;
    margin: 8px;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-pill);
    cursor: pointer;
    opacity: 0;
    transition: opacity var(--fy-duration-fast) var(--fy-ease);
  }
  ${heartCss}
  ${infoCss}
  [data-part='favourite'][aria-pressed='true'] {
    opacity: 1;
  }

  [data-part='tile']:is(:hover, :focus-within) > :is([data-part='actions'], [data-part='favourite'], [data-part='info']) {
    opacity: 1;
  }
  ${touchCss}
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    [data-part='tile']:hover > [data-part='art'] > img {
      scale: 1.04;
    }
  }
`

export const GameTileRoot = styled.div.withConfig({ componentId: 'fy-GameTile' })(rules`
  min-inline-size: 0;
  ${gameTileCss}
`)
