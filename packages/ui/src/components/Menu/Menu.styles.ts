import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { panelKeyframes, panelRules } from '../../styles/panel.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Menu' })(rules`
  display: inline-flex;
  max-inline-size: 100%;

  [data-part='panel'] {
    ${panelRules}
    min-inline-size: 200px;
    padding: 6px;
  }

  [data-part='panel']:popover-open {
    display: grid;
  }

  [data-part='item'] {
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 36px;
    margin: 0;
    padding: 8px 12px;
    border: 0;
    border-radius: max(0px, var(--fy-radius-medium) - 4px);
    background: none;
    color: inherit;
    font: 500 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  @media (pointer: coarse) {
    [data-part='item'] {
      min-block-size: 44px;
    }
  }

  [data-part='item']:is(:hover, :focus-visible) {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }

  [data-part='item']:focus {
    outline: 0;
  }

  [data-part='item']:focus-visible {
    ${focusRingInside}
  }

  [data-part='item'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--fy-color-text-muted);
  }

  [data-part='item'] > [data-part='on'] {
    color: var(--fy-color-accent-text);
  }

  [data-part='item'] > [data-part='off'] {
    visibility: hidden;
  }

  [data-part='item'] > span {
    min-inline-size: 0;
  }

  [data-part='hint'] {
    display: block;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 400;
    line-height: 1rem;
  }

  [data-danger],
  [data-danger] > svg {
    color: var(--fy-color-negative);
  }

  [data-part='item']:disabled {
    background: none;
    color: color-mix(in srgb, var(--fy-color-text-muted) 80%, transparent);
    cursor: not-allowed;
  }

  [data-part='item']:disabled > svg {
    color: inherit;
  }

  [data-separated] {
    position: relative;
    margin-block-start: 13px;
  }

  [data-separated]::before {
    content: '';
    position: absolute;
    inset-block-start: -7px;
    inset-inline: -6px;
    border-block-start: 1px solid var(--fy-color-border);
  }

  ${panelKeyframes}
`)
