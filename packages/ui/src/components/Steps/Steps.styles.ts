import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.ol.withConfig({ componentId: 'fy-Steps' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4) var(--fy-space-5);
  margin: 0;
  padding: 0;
  color: var(--fy-color-text);
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    gap: var(--fy-space-1) var(--fy-space-3);
    align-content: start;
    padding-block-start: var(--fy-space-4);
    border-block-start: 1px solid var(--fy-color-border-strong);
  }
  [data-part='number'] {
    grid-row: span 2;
    color: var(--fy-color-accent-text);
    font: 700 var(--fy-size-2xl) / 1 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }
  h3 {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.35 var(--fy-font-display);
    text-wrap: balance;
  }
  p {
    grid-column: 2;
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    line-height: 1.55;
    text-wrap: pretty;
  }
  /* All in one row, or one below the other: a last row that is half empty would look like a step left out. */
  @media (min-width: 960px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
    grid-auto-flow: column;

    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='number'] {
      grid-row: auto;
      margin-block-end: var(--fy-space-2);
      font-size: var(--fy-size-3xl);
    }
    p {
      grid-column: 1;
    }
  }
`)
