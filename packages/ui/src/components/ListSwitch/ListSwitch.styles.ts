import { styled } from 'styled-components'
import { touchTarget } from '../../styles/touch.ts'
import { unseen } from '../../styles/unseen.ts'

export const ListSwitchRoot = styled.div.withConfig({ componentId: 'fy-ListSwitch' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  [data-part='option'] {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-block-size: 36px;
    padding-inline: 12px;
    border: 0;
    border-radius: var(--fy-radius-pill);
    background: transparent;
    color: var(--fy-color-text-muted);
    font: 600 var(--fy-size-sm) / 1 var(--fy-font-text);
    cursor: pointer;
    position: relative;
    ${touchTarget}
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  [data-part='option']:hover {
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
  }
  [data-part='option'][aria-pressed='true'] {
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
  @media (forced-colors: active) {
    [data-part='option'][aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
  [data-part='option']:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-part='count'] {
    padding: 3px 6px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 479px) {
    &[data-compact] [data-part='word'] {
      ${unseen}
    }
  }
`
