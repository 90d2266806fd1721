import { styled } from 'styled-components'

export const ResultsRoot = styled.section.withConfig({ componentId: 'fx-Results' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  /* What a draw came to stays beside the way to check it. */
  max-inline-size: 760px;

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-4);
    align-items: start;
    justify-content: space-between;
  }
  [data-part='date'] {
    display: flex;
    gap: var(--fy-space-2);
    align-items: end;
  }
  [data-part='draws'] {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-part='draw'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--fy-space-2) var(--fy-space-4);
    align-items: center;
    padding-block: var(--fy-space-3);
    border-block-end: 1px solid var(--fy-color-border);
  }
  [data-part='draw']:last-child {
    border-block-end: 0;
  }
  [data-part='when'] {
    display: grid;
    gap: 2px;
    font-variant-numeric: tabular-nums;
  }
  [data-part='when'] span {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='draw'] > ol {
    grid-column: 1 / -1;
  }
  @media (min-width: 860px) {
    [data-part='draw'] {
      grid-template-columns: 13rem minmax(0, 1fr) auto;
    }
    [data-part='draw'] > ol {
      grid-column: 2;
      grid-row: 1;
    }
  }
`
