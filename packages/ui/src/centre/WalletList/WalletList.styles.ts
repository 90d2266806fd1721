import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-WalletList' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-surface);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    gap: 0 16px;
    align-items: baseline;
    padding: 12px 16px;
  }
  li + li {
    border-block-start: 1px solid var(--fy-color-border);
  }
  li:first-child > [data-part='name'] {
    font-weight: 650;
  }
  [data-part='name'],
  [data-part='balance'],
  [data-part='note'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='balance'] {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-part='balance'][data-known] {
    color: var(--fy-color-text);
    font-weight: 650;
  }
  [data-part='note'] {
    grid-column: 1;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
  }
  [data-part='note'][data-tone='positive'] {
    color: var(--fy-color-positive);
  }
  [data-part='note'][data-tone='negative'] {
    color: var(--fy-color-negative);
  }
  [data-part='action'] {
    grid-column: 2;
    justify-self: end;
    margin-block-start: 6px;
  }
  > [data-part='footer'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
`)
