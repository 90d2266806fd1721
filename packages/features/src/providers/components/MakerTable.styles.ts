import { styled } from 'styled-components'

export const MakerTableRoot = styled.div.withConfig({ componentId: 'fx-MakerTable' })`
  --fy-row-height: 40px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
`
