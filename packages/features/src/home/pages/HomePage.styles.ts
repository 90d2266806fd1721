import { styled } from 'styled-components'

export const HomePageRoot = styled.div.withConfig({ componentId: 'fx-HomePage' })`
  display: contents;

  > h1 {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
