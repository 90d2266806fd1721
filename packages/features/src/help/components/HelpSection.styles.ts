import { styled } from 'styled-components'

export const HelpSectionRoot = styled.section.withConfig({ componentId: 'fx-HelpSection' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  justify-items: start;
  color: var(--fy-color-text);

  > * {
    inline-size: 100%;
  }
  > a {
    inline-size: auto;
  }
  h2 {
    margin: 0;
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
`
