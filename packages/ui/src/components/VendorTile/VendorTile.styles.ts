import { styled } from 'styled-components'
import { artCss } from '../LazyImage/LazyImage.styles.ts'

/** Forms of a vendor: a wide card with artwork, or a small one with its logo, for strips and carousels. */
export const vendorTileVariants = { card: '2 / 1', chip: '1 / 1' } as const
export type VendorTileVariant = keyof typeof vendorTileVariants

/** Grounds behind a logo (L33): sports, esports and cockfight share a red one, lottery has its own red. */
export const vendorTileBackdrops = { plain: 'surface', sports: 'danger', lottery: 'danger' } as const
export type VendorTileBackdrop = keyof typeof vendorTileBackdrops

export const VendorTileRoot = styled.div.withConfig({ componentId: 'fy-VendorTile' })`
  position: relative;
  min-inline-size: 0;
  ${artCss}

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='art'] {
    aspect-ratio: ${vendorTileVariants.card};
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-1), inset 0 0 0 1px var(--fy-color-border);
  }
  &[data-backdrop='sports'] [data-part='art'] {
    background: linear-gradient(
      100deg,
      color-mix(in srgb, var(--fy-color-danger) 78%, #000),
      color-mix(in srgb, var(--fy-color-danger) 45%, #000)
    );
  }
  &[data-backdrop='lottery'] [data-part='art'] {
    background: radial-gradient(
      circle at 78% 30%,
      color-mix(in srgb, var(--fy-color-danger) 92%, #fff),
      color-mix(in srgb, var(--fy-color-danger) 68%, #000) 70%
    );
  }
  &[data-fit='contain'] [data-part='art'] > img {
    inset: 18% 22%;
    inline-size: 56%;
    block-size: 64%;
    object-fit: contain;
  }
  [data-part='art'] > img {
    transition: scale var(--fy-duration-slow) var(--fy-ease);
  }
  [data-part='flag'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    padding: 2px 8px;
    border-radius: var(--fy-radius-small);
    background: color-mix(in srgb, var(--fy-color-scrim) 78%, transparent);
    color: var(--fy-color-on-scrim);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.35;
  }
  [data-part='caption'] {
    display: flex;
    gap: 8px;
    align-items: baseline;
    justify-content: space-between;
    min-block-size: 32px;
    padding-block-start: 8px;
    font-size: var(--fy-size-sm);
    line-height: 1.4;
  }
  [data-part='name'] {
    overflow: hidden;
    padding: 0;
    border: 0;
    background: none;
    color: var(--fy-color-text);
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  [data-part='name']::after {
    position: absolute;
    inset: 0;
    border-radius: var(--fy-radius-medium);
    content: '';
  }
  [data-part='name']:focus-visible {
    outline: none;
  }
  [data-part='name']:focus-visible::after {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
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
    min-block-size: 56px;
    padding: 8px 16px 8px 8px;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-1), inset 0 0 0 1px var(--fy-color-border);
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  &[data-variant='chip']:hover {
    background: var(--fy-color-raised);
  }
  &[data-variant='chip'] [data-part='art'] {
    flex: none;
    inline-size: 40px;
    aspect-ratio: ${vendorTileVariants.chip};
    border-radius: var(--fy-radius-small);
    background: none;
    box-shadow: none;
  }
  &[data-variant='chip'] [data-part='art'] > img {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  &[data-variant='chip'] [data-part='caption'] {
    display: grid;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0;
  }
  &[data-variant='chip'][data-selected] {
    background: var(--fy-color-accent-subtle);
    box-shadow: inset 0 0 0 2px var(--fy-color-accent);
  }
  &[data-variant='chip'][data-selected] :is([data-part='name'], [data-part='count']) {
    color: var(--fy-color-on-accent-subtle);
  }
  &[data-variant='card'][data-selected] [data-part='art'] {
    box-shadow: 0 0 0 2px var(--fy-color-accent);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &[data-variant='card']:hover [data-part='art'] > img {
      scale: 1.04;
    }
  }
`
