import { styled } from 'styled-components'

export const GameTableRoot = styled.div.withConfig({ componentId: 'fx-GameTable' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 0;

  @media (min-width: 1100px) and (min-height: 501px) {
    &[data-pair] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1px;
      background: var(--fy-color-border);
    }
  }
  @media (max-width: 1099.98px), (max-height: 500.98px) {
    & > :nth-child(2) {
      display: none;
    }
  }
`
