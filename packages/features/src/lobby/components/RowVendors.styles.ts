import { styled } from 'styled-components'

export const RowVendorsRoot = styled.ul.withConfig({ componentId: 'fx-RowVendors' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--fy-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  &:not([data-few]) > li:only-child {
    max-inline-size: 480px;
  }
  @media (max-width: 559px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--fy-space-3);
  }
  /* Two vendors of a row on home share its width; a single one has it to itself. Their cards are lower instead. */
  &[data-few] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 560px) {
    &[data-few] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-few] > li:only-child {
      grid-column: 1 / -1;
    }
    &[data-few] > li:only-child > div {
      --fy-height: 0.125;
    }
  }
`
