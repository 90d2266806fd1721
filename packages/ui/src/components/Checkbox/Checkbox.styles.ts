import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Checkbox' })(rules`
  ${fieldRules}

  [data-part='line'] {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding-block: calc((var(--fy-control-height) - 24px) / 4);
    cursor: pointer;
  }

  &[data-disabled] [data-part='line'] {
    cursor: not-allowed;
  }

  [data-part='line'] > span {
    padding-block: 2px;
  }

  /* A finger has the whole line, as high as a button. */
  @media (pointer: coarse) {
    [data-part='line'] {
      min-block-size: 44px;
      box-sizing: border-box;
      padding-block: 10px;
    }
  }

  input {
    flex: none;
    appearance: none;
    display: grid;
    place-content: center;
    box-sizing: border-box;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    border: 1.5px solid var(--fy-color-border-strong);
    border-radius: min(var(--fy-radius-small), 6px);
    background: var(--_well);
    cursor: inherit;
    transition:
      background-color var(--fy-duration-fast) var(--fy-ease),
      border-color var(--fy-duration-fast) var(--fy-ease);
  }

  input::before {
    content: '';
    inline-size: 12px;
    block-size: 6px;
    border: solid var(--fy-color-on-accent);
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    translate: 0 -1px;
    scale: 0;
    transition: scale var(--fy-duration-fast) var(--fy-ease);
  }

  [data-part='line']:where(:hover) input {
    border-color: var(--fy-color-text-muted);
  }

  input:checked {
    border-color: var(--fy-color-accent);
    background: var(--fy-color-accent);
  }

  input:checked::before {
    scale: 1;
  }

  input:focus-visible {
    ${focusRing}
  }

  input:disabled {
    border-color: var(--fy-color-border);
    background: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
  }

  input:disabled::before {
    border-color: var(--fy-color-text-muted);
  }

  &[data-invalid] input:not(:checked) {
    border-color: var(--fy-color-negative);
  }

  [data-part='hint'],
  [data-part='error'] {
    padding-inline-start: 34px;
  }
`)
