import { styled } from 'styled-components'

export const GamePageRoot = styled.div.withConfig({ componentId: 'fx-GamePage' })`
  padding: var(--fy-space-5) var(--fy-gutter);

  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
`
