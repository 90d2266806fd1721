import { styled } from 'styled-components'

export const GameFiltersRoot = styled.div.withConfig({ componentId: 'fx-GameFilters' })`
  display: grid;
  gap: var(--fy-space-5);

  [data-part='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: var(--fy-space-3);
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: var(--fy-space-2);
    padding: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  }
  [data-part='choices'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
    gap: var(--fy-space-1) var(--fy-space-4);
  }
  [data-part='count'] {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`
