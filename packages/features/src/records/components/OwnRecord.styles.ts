import { styled } from 'styled-components'

export const OwnRecordRoot = styled.section.withConfig({ componentId: 'fx-OwnRecord' })`
  display: grid;
  gap: var(--fy-space-3) var(--fy-space-6);
  align-items: start;

  h2 {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(240px, 300px) minmax(0, 1fr);
  }
`
