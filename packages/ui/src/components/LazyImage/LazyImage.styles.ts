import { css, styled } from 'styled-components'

/** Box, artwork and default icon; shared with the tiles, which paint their artwork without a LazyImage each. */
export const artCss = css`
  [data-part='art'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-raised);
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

export const LazyImageRoot = styled.span.withConfig({ componentId: 'fy-LazyImage' })`
  position: relative;
  display: block;

  ${artCss}

  &[data-fit='contain'] img {
    object-fit: contain;
  }
`
