import { unseen } from '@foyer/ui/styles'
import { styled } from 'styled-components'

export const PrizeTableRoot = styled.table.withConfig({ componentId: 'fx-PrizeTable' })`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--fy-size-md);

  caption {
    ${unseen}
  }
  thead {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  tr {
    border-block-end: 1px solid var(--fy-color-border);
  }
  tbody tr:last-child {
    border-block-end: 0;
  }
  th,
  td {
    padding: 8px 0;
    text-align: start;
    vertical-align: baseline;
  }
  th {
    padding-inline-end: var(--fy-space-4);
    font-weight: 500;
  }
  tbody th {
    inline-size: 1%;
    white-space: nowrap;
  }
  tbody th span {
    display: inline-block;
    min-inline-size: 2.2em;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--fy-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
    font: 650 var(--fy-size-md) / 1.4 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.03em;
  }
  [data-row='DB'] ul {
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-xl);
    line-height: 1.1;
  }
`
