import { styled } from 'styled-components'

export const GameModalRoot = styled.dialog.withConfig({ componentId: 'fx-GameModal' })`
  box-sizing: border-box;
  inline-size: 100vw;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--fy-color-sunken);
  color: var(--fy-color-text);
  overscroll-behavior: contain;

  &::backdrop {
    background: var(--fy-color-scrim);
  }
  /* On a wide screen what lies below stays in sight: the player has gone nowhere. */
  @media (min-width: 1100px) and (min-height: 700px) {
    inline-size: min(1440px, 100vw - 96px);
    block-size: calc(100dvh - 64px);
    margin: auto;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    overflow: hidden;

    &::backdrop {
      opacity: 0.7;
    }
  }
`
