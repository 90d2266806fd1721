import { styled } from 'styled-components'

export const TextSectionRoot = styled.section.withConfig({ componentId: 'fx-TextSection' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--fy-space-3);

  > a {
    max-inline-size: 100%;
    white-space: normal;
  }
  h2 {
    margin: 0;
    overflow-wrap: anywhere;
    font: 650 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
`
