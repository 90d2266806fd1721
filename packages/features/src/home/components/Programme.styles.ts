import { styled } from 'styled-components'

export const ProgrammeRoot = styled.div.withConfig({ componentId: 'fx-Programme' })`
  min-inline-size: 0;

  /* Whoever has a session is about to be known: what replaces this is as high as a screen at least. */
  [data-session='marked'] & {
    min-block-size: 100dvh;
    visibility: hidden;
  }
`
