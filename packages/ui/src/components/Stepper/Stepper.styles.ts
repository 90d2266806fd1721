import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { unseen } from '../../styles/unseen.ts'
import { narrow } from './narrow.styles.ts'

const column = `
  [data-part='steps'] {
    display: grid;
  }
  li {
    position: relative;
    padding-block-end: 20px;
  }
  li:last-child {
    padding-block-end: 0;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 32px 4px;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: var(--_line);
  }
`

const row = `
  [data-part='steps'] {
    display: flex;
    gap: 12px;
  }
  li {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
  }
  li:last-child {
    flex: 0 1 auto;
  }
  li:not(:last-child)::after {
    content: '';
    flex: 1;
    min-inline-size: 16px;
    block-size: 2px;
    background: var(--_line);
  }
  [data-part='step'] {
    align-items: center;
  }
  [data-part='hint'] {
    display: none;
  }
`

export const Root = styled.div.withConfig({ componentId: 'fy-Stepper' })(rules`
  --_reached: var(--fy-color-accent-text);
  container-type: inline-size;
  color: var(--fy-color-text);
  font: 550 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  [data-part='where'] {
    display: none;
  }

  [data-part='where'] span {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  [data-part='where'] strong {
    font-weight: 650;
  }

  [data-part='steps'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    --_line: var(--fy-color-border);
  }

  li[data-state='done'] {
    --_line: var(--_reached);
  }

  [data-part='step'] {
    display: flex;
    gap: 10px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }

  button[data-part='step'] {
    border-radius: var(--fy-radius-small);
    cursor: pointer;
  }

  button[data-part='step']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (pointer: coarse) {
    button[data-part='step'] {
      min-block-size: 44px;
    }
  }

  button[data-part='step']:focus-visible {
    ${focusRing}
  }

  [data-part='mark'] {
    flex: none;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 28px;
    block-size: 28px;
    border: 1.5px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-pill);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    line-height: 1;
  }

  [data-part='mark'] svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 2.5;
  }

  li[data-state='current'] [data-part='mark'] {
    border-color: var(--fy-color-accent);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
  }

  li[data-state='done'] [data-part='mark'] {
    border-color: transparent;
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }

  li[data-problem] [data-part='mark'] {
    border-color: var(--fy-color-negative);
    background: none;
    color: var(--fy-color-negative);
  }

  [data-part='words'] {
    display: grid;
    align-content: center;
    min-inline-size: 0;
    min-block-size: 28px;
    overflow-wrap: anywhere;
  }

  li[data-state='ahead'] [data-part='words'] {
    color: var(--fy-color-text-muted);
  }

  [data-part='hint'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 400;
    line-height: 1rem;
  }

  [data-part='state'] {
    ${unseen}
  }

  li[data-problem] [data-part='state'] {
    position: static;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
    color: var(--fy-color-negative);
    font-size: var(--fy-size-xs);
    line-height: 1rem;
    white-space: normal;
  }

  &[data-direction='column'] {
    ${column}
  }

  &[data-direction='row'] {
    ${row}
  }

  @container (max-width: 559px) {
    &[data-direction='row'] {
      ${narrow}
    }
  }
`)
