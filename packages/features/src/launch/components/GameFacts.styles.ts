import { styled } from 'styled-components'

export const GameFactsRoot = styled.div.withConfig({ componentId: 'fx-GameFacts' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);

  h3 {
    margin: 0 0 var(--fy-space-2);
    font: 650 var(--fy-size-md) / 1.3 var(--fy-font-text);
  }
  p {
    margin: 0 0 var(--fy-space-2);
    max-inline-size: 62ch;
    color: var(--fy-color-text-muted);
    text-wrap: pretty;
  }
`
