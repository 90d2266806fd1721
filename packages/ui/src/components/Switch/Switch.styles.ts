import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Switch' })(rules`
  ${fieldRules}
  gap: 0;

  [data-part='line'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: var(--fy-control-height);
    cursor: pointer;
  }

  @media (pointer: coarse) {
    [data-part='line'] {
      min-block-size: 44px;
    }
  }

  [data-part='words'] {
    min-inline-size: 0;
    padding-block: 6px;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  &[data-disabled] [data-part='line'] {
    cursor: not-allowed;
  }

  [data-part='line']:has([aria-busy]) {
    cursor: progress;
  }

  input {
    flex: none;
    appearance: none;
    display: flex;
    align-items: center;
    box-sizing: border-box;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    padding: 2px;
    border: 1.5px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-pill);
    background: var(--_well);
    cursor: inherit;
    transition:
      background-color var(--fy-duration-fast) var(--fy-ease),
      border-color var(--fy-duration-fast) var(--fy-ease);
  }

  input::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 19px;
    block-size: 19px;
    border-radius: max(0px, var(--fy-radius-pill) - 2px);
    background: var(--fy-color-text-muted);
    transition:
      margin var(--fy-duration-fast) var(--fy-ease),
      background-color var(--fy-duration-fast) var(--fy-ease);
  }

  input:hover:enabled {
    border-color: var(--fy-color-text-muted);
  }

  input:checked {
    border-color: var(--fy-color-accent);
    background: var(--fy-color-accent);
  }

  input:checked:hover:enabled {
    border-color: var(--fy-color-accent-hover);
    background: var(--fy-color-accent-hover);
  }

  input:checked::before {
    margin-inline-start: 18px;
    background: var(--fy-color-on-accent);
  }

  input:focus-visible {
    ${focusRing}
  }

  input:disabled {
    border-color: var(--fy-color-border);
    background: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
  }

  input:disabled::before {
    background: color-mix(in srgb, var(--fy-color-text-muted) 60%, transparent);
  }

  input:disabled:checked {
    background: color-mix(in srgb, var(--fy-color-text-muted) 45%, transparent);
  }

  input:disabled:checked:not([aria-busy])::before {
    background: var(--fy-color-surface);
  }

  input[aria-busy]::before {
    border: 2px solid var(--fy-color-text-muted);
    border-block-start-color: transparent;
    border-radius: 50%;
    background: none;
    animation: fy-switch-spin calc(var(--fy-duration-slow) * 4) linear infinite;
  }

  input[aria-busy]:checked::before {
    border-color: var(--fy-color-on-accent);
    border-block-start-color: transparent;
  }

  input[aria-busy]:checked:disabled::before {
    border-color: var(--fy-color-surface);
    border-block-start-color: transparent;
  }

  &[data-invalid] input:enabled:not(:checked) {
    border-color: var(--fy-color-negative);
  }

  [data-part='messages'] {
    margin-block-start: -6px;
    padding-inline-end: 60px;
  }

  @media (forced-colors: active) {
    input {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonFace;
    }
    input::before {
      background: ButtonText;
    }
    input:checked:is(:enabled, :disabled) {
      border-color: Highlight;
      background: Highlight;
    }
    input:checked:is(:enabled, :disabled)::before {
      background: HighlightText;
    }
    input:disabled {
      border-color: GrayText;
    }
  }

  @keyframes fy-switch-spin {
    to {
      rotate: 1turn;
    }
  }
`)
