import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Accordion' })(rules`
  border-block-end: 1px solid var(--fy-color-border);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-md) / 1.6 var(--fy-font-text);
  overflow-wrap: anywhere;

  details {
    border-block-start: 1px solid var(--fy-color-border);
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 16px;
    gap: var(--fy-space-4);
    align-items: center;
    min-block-size: 44px;
    padding-block: var(--fy-space-3);
    font-weight: 650;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* Two strokes; of an open one the upright one lies down. */
  summary::after {
    block-size: 16px;
    background:
      linear-gradient(currentcolor 0 0) center / 14px 2px no-repeat,
      linear-gradient(currentcolor 0 0) center / 2px 14px no-repeat;
    color: var(--fy-color-accent-text);
    content: '';
  }
  details[open] > summary::after {
    background: linear-gradient(currentcolor 0 0) center / 14px 2px no-repeat;
  }
  summary:hover {
    color: var(--fy-color-accent-text);
  }
  summary:focus-visible {
    border-radius: var(--fy-radius-small);
    ${focusRing}
  }
  [data-part='content'] {
    max-inline-size: 68ch;
    padding-block-end: var(--fy-space-5);
    color: var(--fy-color-text-muted);
  }
  [data-part='content'] > * {
    margin-block: 0 var(--fy-space-3);
  }
  [data-part='content'] > :last-child {
    margin-block-end: 0;
  }
  @media (forced-colors: active) {
    summary::after {
      background: none;
      content: '+';
    }
    details[open] > summary::after {
      background: none;
      content: '−';
    }
  }
`)
