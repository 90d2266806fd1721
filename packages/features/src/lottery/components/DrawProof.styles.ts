import { styled } from 'styled-components'

export const DrawProofRoot = styled.div.withConfig({ componentId: 'fx-DrawProof' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  color: var(--fy-color-text);

  p {
    margin: 0;
    line-height: 1.5;
  }
  h3 {
    margin: 0 0 4px;
    font: 650 var(--fy-size-md) / 1.3 var(--fy-font-text);
  }
  [data-part='facts'] {
    display: grid;
    gap: 2px;
    margin: 0;
  }
  [data-part='facts'] dt,
  [data-part='quiet'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='facts'] dd {
    margin: 0 0 var(--fy-space-3);
  }
  code {
    font: 400 var(--fy-size-sm) / 1.5 ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
  [data-part='verdict'] {
    padding: var(--fy-space-3) var(--fy-space-4);
    border-inline-start: 4px solid var(--fy-color-positive);
    background: var(--fy-color-raised);
    font-weight: 600;
  }
  [data-part='verdict'][data-holds='false'] {
    border-color: var(--fy-color-negative);
  }
  [data-holds='true'] > strong {
    color: var(--fy-color-positive);
  }
  [data-holds='false'] > strong {
    color: var(--fy-color-negative);
  }
  ol[data-part='blocks'] {
    display: grid;
    gap: var(--fy-space-2);
    margin: var(--fy-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  summary {
    padding-block: 6px;
    color: var(--fy-color-accent-text);
    font-weight: 600;
    cursor: pointer;
  }
  [data-part='numbers'] {
    overflow-x: auto;
  }
  [data-part='numbers'] table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
  }
  [data-part='numbers'] :is(th, td) {
    padding: 4px 8px 4px 0;
    border-block-end: 1px solid var(--fy-color-border);
    text-align: start;
  }
`
