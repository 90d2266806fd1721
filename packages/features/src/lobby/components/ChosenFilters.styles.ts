import { styled } from 'styled-components'

export const ChosenFiltersRoot = styled.div.withConfig({ componentId: 'fx-ChosenFilters' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fy-space-2) var(--fy-space-3);
  /* Its place is kept while the words are fetched. */
  min-block-size: 44px;

  ul {
    display: contents;
    list-style: none;
  }
  [data-part='order'] {
    margin-inline-start: auto;
    inline-size: 240px;
    max-inline-size: 100%;
  }
  [data-part='order'] label {
    position: absolute;
    clip-path: inset(50%);
  }
`
