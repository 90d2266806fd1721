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
  /* On a phone more vendors than one move sideways. */
  @media (max-width: 559px) {
    &:not([data-few]) {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(78%, 1fr);
      gap: var(--fy-space-3);
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scrollbar-width: none;
    }
    &:not([data-few]) > li {
      scroll-snap-align: start;
    }
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
