import { styled } from 'styled-components'

export const OwnPageRoot = styled.article.withConfig({ componentId: 'fx-OwnPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  max-inline-size: 72ch;

  h1 {
    margin: 0;
    font: 700 var(--fy-size-2xl) / 1.15 var(--fy-font-display);
    overflow-wrap: anywhere;
  }
  [data-part='notice'] {
    margin: 0;
    padding: var(--fy-space-3) var(--fy-space-4);
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
`
