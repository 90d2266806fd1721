import { styled } from 'styled-components'
import { disclosureRules } from '../../styles/disclosure.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.section.withConfig({ componentId: 'fy-ArrivalCheck' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--fy-color-border);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  > [data-part='head'] {
    display: grid;
    gap: 4px;
  }
  > [data-part='head'] > :is(h2, h3, h4) {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.5rem var(--fy-font-text);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  > [data-part] p {
    margin: 0;
    color: var(--fy-color-text-muted);
    text-wrap: pretty;
  }
  [data-part='deadline'] {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 12px;
    padding: 12px 14px;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-sunken);
  }
  [data-part='deadline'] > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--fy-color-text-muted);
  }
  > [data-part='deadline'] p {
    font-size: var(--fy-size-xs);
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='deadline'] [data-part='left'] {
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
    line-height: 1.25rem;
  }
  /* The second line of what is wrong with a picture lies in the space before the button: it ends above it. */
  form > :has(> [data-part='box'] > input[type='file']) + button {
    margin-block-start: 8px;
  }
  details {
    margin-block-start: 4px;
  }
  ${disclosureRules}
  [data-part='deadline'] details[open] > summary {
    margin-block-end: 4px;
  }
`)
