import { focusRing } from '../../styles/focus.ts'
import { unseen } from '../../styles/unseen.ts'

/** A row without room: one bar per step, and the words of the one that is taken above them. */
export const narrow = `
  [data-part='where'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin: 0 0 8px;
  }
  [data-part='steps'] {
    gap: 4px;
  }
  li,
  li:last-child {
    flex: 1 1 0;
  }
  li::after,
  li:not(:last-child)::after {
    content: '';
    flex: 1;
    block-size: 4px;
    border-radius: min(var(--fy-radius-pill), 2px);
    background: var(--_line);
  }
  li[data-state='current']::after {
    background: var(--_reached);
  }
  li {
    position: relative;
  }
  span[data-part='step'],
  button[data-part='step'] > * {
    ${unseen}
  }
  /* The bar of a step that is done leads back to it, with room for a finger. */
  button[data-part='step'] {
    position: absolute;
    inset: -20px 0;
    outline: none;
  }
  li:has([data-part='step']:focus-visible)::after {
    ${focusRing}
  }
`
