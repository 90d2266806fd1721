import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-AmountChoice' })(rules`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
  gap: 8px;
  min-inline-size: 0;

  button {
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 8px 10px;
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-medium);
    background: transparent;
    color: var(--fy-color-text);
    font: 600 var(--fy-size-sm) / 20px var(--fy-font-text);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      border-color var(--fy-duration-fast) var(--fy-ease),
      background-color var(--fy-duration-fast) var(--fy-ease);
  }
  button:hover:enabled {
    border-color: var(--fy-color-text-muted);
    background: color-mix(in srgb, var(--fy-color-text) 5%, transparent);
  }
  button:focus-visible {
    ${focusRing}
  }
  button[aria-pressed='true'] {
    border-color: var(--fy-color-accent-text);
    background: var(--fy-color-accent-subtle);
    box-shadow: inset 0 0 0 1px var(--fy-color-accent-text);
    color: var(--fy-color-on-accent-subtle);
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
  button:disabled {
    border-color: var(--fy-color-border);
    color: var(--fy-color-text-muted);
    cursor: not-allowed;
  }
`)
