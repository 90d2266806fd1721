import { styled } from 'styled-components'
import { css, rules } from '../../styles/rules.ts'

/** Box, artwork and default icon; shared with the tiles, which paint their artwork without a LazyImage each. */
export const artCss = css`
  [data-part='art'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: var(--fy-radius-medium);
    background: color-mix(in srgb, var(--fy-color-text) 8%, var(--fy-color-canvas));
    color: var(--fy-color-text-muted);
  }
  [data-part='art'] > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-part='default-icon'] {
    inline-size: min(40%, 72px);
    opacity: 0.7;
  }
`

export const LazyImageRoot = styled.span.withConfig({ componentId: 'fy-LazyImage' })(rules`
  position: relative;
  display: block;
  block-size: 100%;

  ${artCss}

  [data-part='art'] {
    grid-template-rows: 100%;
    block-size: 100%;
  }

  [data-part='art'] > :is(img, [data-part='room']) {
    position: static;
    grid-area: 1 / 1;
    block-size: 100%;
  }
  [data-part='room'] {
    inline-size: 100%;
  }
  [data-part='default-icon'] {
    grid-area: 1 / 1;
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
`)
