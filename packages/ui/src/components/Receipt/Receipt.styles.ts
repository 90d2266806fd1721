import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Receipt' })(rules`
  min-inline-size: 0;
  padding: 14px 16px;
  border-radius: var(--fy-radius-medium);
  background: var(--fy-color-sunken);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  dl {
    display: grid;
    gap: 6px;
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: baseline;
    justify-content: space-between;
  }
  dt {
    color: var(--fy-color-text-muted);
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-part='total'] {
    margin-block-start: 4px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--fy-color-border-strong);
  }
  [data-part='total'] dt {
    color: var(--fy-color-text);
    font-weight: 600;
  }
  [data-part='total'] dd {
    font: 700 var(--fy-size-lg) / 1.25 var(--fy-font-display);
  }
  p {
    margin: 10px 0 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1.125rem;
    text-wrap: pretty;
  }
`)
