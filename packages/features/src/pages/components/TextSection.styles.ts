import { styled } from 'styled-components'

export const TextSectionRoot = styled.section.withConfig({ componentId: 'fx-TextSection' })`
  display: grid;
  justify-items: start;
  gap: var(--fy-space-3);

  h2 {
    margin: 0;
    font: 650 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
`
