import { focusRingInside } from './focus.ts'

/**
 * What every labelled control shares: label above, box, message below. Parts: `label`, `box` (holds the control and
 * its `affix`es), `messages` (holds `hint` and `error` in one place); `data-invalid` on the root marks a refused value.
 */
export const fieldRules = `
  --_well: color-mix(in srgb, var(--fy-color-sunken) 40%, var(--fy-color-surface));
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  [data-part='label'] {
    padding: 0;
    font-size: var(--fy-size-sm);
    font-weight: 600;
  }

  [data-part='required'] {
    margin-inline-start: 3px;
    color: var(--fy-color-negative);
  }

  [data-part='box'] {
    display: flex;
    align-items: center;
    box-sizing: border-box;
    min-block-size: var(--fy-control-height);
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-medium);
    background: var(--_well);
    transition: border-color var(--fy-duration-fast) var(--fy-ease);
  }

  [data-part='box']:hover {
    border-color: var(--fy-color-text-muted);
  }

  [data-part='box']:has([data-part='control']:focus-visible) {
    border-color: transparent;
    ${focusRingInside}
  }

  [data-part='control'] {
    flex: 1;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: calc(var(--fy-control-height) - 2px);
    margin: 0;
    padding: 0 14px;
    border: 0;
    border-radius: inherit;
    outline: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: max(16px, var(--fy-size-sm));
    font-variant-numeric: tabular-nums;
  }

  @media (pointer: fine) {
    [data-part='control'] {
      font-size: var(--fy-size-sm);
    }
  }

  [data-part='control']::placeholder {
    color: var(--fy-color-text-muted);
    opacity: 1;
  }

  [data-part='control']:autofill {
    -webkit-text-fill-color: var(--fy-color-text);
    box-shadow: inset 0 0 0 100px var(--_well);
  }

  [data-part='affix'] {
    flex: none;
    display: inline-flex;
    align-items: center;
    padding-inline: 14px 0;
    color: var(--fy-color-text-muted);
    white-space: nowrap;
  }

  [data-part='control'] ~ [data-part='affix'] {
    padding-inline: 0 14px;
  }

  [data-part='affix'] svg {
    inline-size: 18px;
    block-size: 18px;
  }

  [data-part='messages'] {
    display: grid;
    min-block-size: 1rem;
  }

  [data-part='messages'] > * {
    grid-area: 1 / 1;
  }

  [data-part='hint'][data-covered] {
    visibility: hidden;
  }

  [data-part='hint'] {
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1rem;
  }

  /* A second line of it lies in the space before the next field: that does not move either. */
  [data-part='error'] {
    display: flex;
    gap: 6px;
    margin: 0 0 -1rem;
    color: var(--fy-color-negative);
    font-size: var(--fy-size-xs);
    font-weight: 550;
    line-height: 1rem;
  }

  [data-part='error'] svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 1px;
  }

  &[data-invalid] [data-part='box'] {
    border-color: var(--fy-color-negative);
  }

  &[data-disabled] {
    color: var(--fy-color-text-muted);
  }

  &[data-disabled] [data-part='box'] {
    border-color: var(--fy-color-border);
    background: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
    cursor: not-allowed;
  }

  &[data-disabled] [data-part='control'] {
    cursor: inherit;
    color: inherit;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }
`
