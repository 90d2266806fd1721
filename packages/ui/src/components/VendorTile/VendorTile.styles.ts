import { styled } from 'styled-components'
import { captionName } from '../../styles/caption.ts'
import { flagCss } from '../../styles/flag.ts'
import { rules } from '../../styles/rules.ts'
import { artCss } from '../LazyImage/LazyImage.styles.ts'
import { ownGroundCss } from './ownGround.styles.ts'

/** Forms of a vendor: a card with artwork, one twice as wide, or a small one with its mark, for strips and carousels. */
export const vendorTileVariants = { card: '2 / 1', wide: '4 / 1', chip: '1 / 1' } as const
export type VendorTileVariant = keyof typeof vendorTileVariants

/**
 * `--fy-height` is the artwork's height in shares of its width; a composed card measures everything by it. A plain card
 * looks like those of the games beside it, where a brand makes cards of them.
 */
export const VendorTileRoot = styled.div.withConfig({ componentId: 'fy-VendorTile' })(rules`
  position: relative;
  min-inline-size: 0;
  border-radius: var(--fy-radius-medium);
  background: var(--fy-tile-ground, none);
  box-shadow: var(--fy-tile-edge, none);
  --fy-height: 0.5;
  ${artCss}

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='art'] {
    aspect-ratio: calc(1 / var(--fy-height));
    border-end-start-radius: var(--fy-tile-foot, var(--fy-radius-medium));
    border-end-end-radius: var(--fy-tile-foot, var(--fy-radius-medium));
    background: var(--fy-color-surface);
  }
  &[data-variant='wide'] {
    --fy-height: 0.25;
  }
  &:not([data-variant='chip'], [data-own]) [data-part='mark'] {
    inset: 20% auto auto calc(50% - 30% * var(--fy-height));
    inline-size: calc(60% * var(--fy-height));
    block-size: 60%;
    border-radius: var(--fy-radius-medium);
    box-shadow: 0 6px 20px rgb(0 0 0 / 0.35);
  }
  ${ownGroundCss}
  [data-part='art'] > img {
    transition: scale var(--fy-duration-slow) var(--fy-ease);
  }
  ${flagCss}
  [data-part='flag'] {
    inset-inline: auto 8px;
  }
  [data-part='caption'] {
    /* The count goes below a name whose longest word has no room beside it. */
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    justify-content: space-between;
    min-block-size: 32px;
    padding: 8px var(--fy-tile-inset, 0px) 0;
    font-size: var(--fy-size-sm);
    line-height: 1.4;
  }
  [data-part='name'] {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    ${captionName}
    display: -webkit-box;
    flex: 1 1 min-content;
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: break-word;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='name']::after {
    position: absolute;
    inset: 0;
    border-radius: var(--fy-radius-medium);
    content: '';
  }
  [data-part='name']:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid var(--fy-color-focus);
      outline-offset: -2px;
    }
  }
  [data-part='count'] {
    flex: none;
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  &[data-variant='chip'] {
    display: flex;
    gap: 12px;
    align-items: center;
    min-inline-size: 148px;
    min-block-size: 60px;
    padding: 0;
    padding-inline-end: 16px;
    overflow: hidden;
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-1), inset 0 0 0 1px var(--fy-color-border);
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  &[data-variant='chip']:hover {
    background: var(--fy-color-raised);
  }
  &[data-variant='chip'] [data-part='art'] {
    flex: none;
    align-self: stretch;
    min-inline-size: 60px;
    aspect-ratio: 1;
    border-radius: 0;
    background: none;
  }
  /* A share of a width that follows from it would make the chip as large as the icon can be. */
  &[data-variant='chip'] [data-part='default-icon'] {
    inline-size: 24px;
  }
  &[data-variant='chip'] [data-part='caption'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 0;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0;
  }
  &[data-variant='chip'] [data-part='name'] {
    grid-column: 1 / -1;
  }
  /* A word beside the count, on no picture. */
  &[data-variant='chip'] [data-part='flag'] {
    position: static;
    overflow: hidden;
    margin-inline-start: 8px;
    padding: 0;
    background: none;
    color: var(--fy-color-accent-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-variant='chip'][data-selected] {
    background: var(--fy-color-accent-subtle);
  }
  &[data-variant='chip'][data-selected] [data-part='name']::after {
    box-shadow: inset 0 0 0 2px var(--fy-color-accent);
  }
  &[data-variant='chip'][data-selected] :is([data-part='name'], [data-part='count'], [data-part='flag']) {
    color: var(--fy-color-on-accent-subtle);
  }
  &:not([data-variant='chip'])[data-selected] [data-part='art'] {
    box-shadow: 0 0 0 3px var(--fy-color-accent);
  }
  @media (forced-colors: active) {
    &[data-variant='chip'] {
      border: 1px solid CanvasText;
    }
    &[data-selected] [data-part='name']::after {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:not([data-variant='chip']):hover [data-part='art'] > img {
      scale: 1.04;
    }
  }
`)
