import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

/**
 * Columns of one width, each wide enough for the longest amount. What does not fit into one row stands in two that are
 * equally full: a column is as wide as its part of such a row for as long as a row of twice as many has no room.
 */
export const Root = styled.div.withConfig({ componentId: 'fy-AmountChoice' })(rules`
  --_least: calc(6ch + 22px);
  --_part: 3;
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(
      min(
        100%,
        max(
          var(--_least),
          clamp(
            0px,
            ((var(--_least) + 8px) * 2 * var(--_part) - 8px - 100%) * 999,
            (100% + 8px) / var(--_part) - 8.1px
          )
        )
      ),
      1fr
    )
  );
  gap: 8px;
  min-inline-size: 0;
  font: 600 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  &[data-length='medium'] {
    --_least: calc(9ch + 22px);
  }
  &[data-length='large'] {
    --_least: calc(11.5ch + 22px);
  }
  &[data-length='long'] {
    --_least: calc(22ch + 22px);
  }
  &:has(> :nth-child(4):last-child) {
    --_part: 2;
  }

  button {
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 8px 10px;
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-medium);
    background: transparent;
    color: var(--fy-color-text);
    font: inherit;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      border-color var(--fy-duration-fast) var(--fy-ease),
      background-color var(--fy-duration-fast) var(--fy-ease);
  }
  button:where(:hover:enabled) {
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
