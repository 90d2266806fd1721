import { styled } from 'styled-components'

export const GameCentreRoot = styled.div.withConfig({ componentId: 'fx-GameCentre' })`
  display: grid;
  gap: var(--fy-space-6);

  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3);
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    margin-block-end: var(--fy-space-3);
  }
  h3 {
    margin: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.25 var(--fy-font-display);
  }
`
