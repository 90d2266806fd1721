import { styled } from 'styled-components'

export const ContinuePlaceRoot = styled.div.withConfig({ componentId: 'fx-ContinuePlace' })`
  min-inline-size: 0;
  visibility: hidden;

  [data-part='art'] {
    visibility: visible;
    color: transparent;
  }

  &[data-guest] {
    display: none;
  }
  /* Whoever has a session is about to be known. */
  [data-session='marked'] &[data-guest] {
    display: block;
  }
`
