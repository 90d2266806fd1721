import { styled } from 'styled-components'
import { disclosureRules } from '../../styles/disclosure.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.section.withConfig({ componentId: 'fy-TurnoverSummary' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-inline-size: 0;
  padding: 20px;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  > [data-part='head'] {
    display: grid;
    gap: 4px;
  }
  :is(h2, h3, h4) {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.5rem var(--fy-font-text);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: 68ch;
    margin: 0;
    color: var(--fy-color-text-muted);
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: 14px;
    max-block-size: 320px;
    margin: 0;
    padding-block: 0;
    padding-inline: 0 8px;
    overflow-y: auto;
    list-style: none;
  }
  li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 46px;
  }
  li progress {
    block-size: 4px;
  }
  [data-part='time'] {
    margin-inline-start: 8px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ${disclosureRules}
`)
