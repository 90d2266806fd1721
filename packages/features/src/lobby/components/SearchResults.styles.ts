import { styled } from 'styled-components'

export const SearchResultsRoot = styled.div.withConfig({ componentId: 'fx-SearchResults' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);

  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-1) var(--fy-space-4);
    align-items: baseline;
  }
  header > button {
    margin-inline-start: auto;
  }
  h1 {
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  p {
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
  }
`
