import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-DialingCode' })(rules`
  ${fieldRules}

  [data-part='box'] {
    position: relative;
  }

  [data-part='arrow'] {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-inline-end: 12px;
    color: var(--fy-color-text-muted);
    pointer-events: none;
  }

  [data-part='list'] {
    position: absolute;
    z-index: 5;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: 0;
    inline-size: max(100%, 280px);
    max-inline-size: calc(100vw - 32px);
    max-block-size: 264px;
    margin: 0;
    padding: 4px;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
  }

  [data-part='option'],
  [data-part='none'] {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--fy-radius-small);
    color: var(--fy-color-text);
    font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
    cursor: pointer;
  }

  [data-part='none'] {
    color: var(--fy-color-text-muted);
    cursor: default;
  }

  [data-part='option'] span:last-child {
    margin-inline-start: auto;
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  [data-part='option'][data-active] {
    background: var(--fy-color-sunken);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }

  [data-part='option'][aria-selected='true'] {
    font-weight: 600;
  }
`)
