import { focusRing } from '../../styles/focus.ts'

/** A table of lines without a card around it, from edge to edge, whose names are links; narrow, two facts stand in a line. */
export const linesCss = `
  &[data-form='lines'] {
    border-width: 1px 0;
    border-radius: 0;
    background: none;
  }
  &[data-form='lines'] :is(thead th, tfoot, tfoot > tr > *) {
    background: var(--fy-color-canvas);
  }
  &[data-form='lines'] :is(th, td):first-child {
    padding-inline-start: 0;
  }
  &[data-form='lines'] :is(th, td):last-child {
    padding-inline-end: 0;
  }
  &[data-form='lines'] tbody th :is(a, button) {
    padding: 0;
    border: 0;
    background: none;
    color: var(--fy-color-accent-text);
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  &[data-form='lines'] tbody th :is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-form='lines'] tbody th :is(a, button):focus-visible {
    border-radius: var(--fy-radius-small);
    ${focusRing}
  }
  @media (pointer: coarse) {
    &[data-form='lines'] tbody th :is(a, button) {
      display: inline-grid;
      align-items: center;
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  @container (max-width: 869px) {
    &[data-form='lines'] tr {
      grid-auto-flow: dense;
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 0;
    }
    &[data-form='lines'] tr > * {
      grid-column: 1;
    }
    &[data-form='lines'] tr > [data-align='end'] {
      gap: 8px;
      align-items: center;
      justify-content: end;
      grid-column: 2;
    }
    &[data-form='lines'] tr > [data-part='message'] {
      grid-column: 1 / -1;
    }
    &[data-form='lines'] td:not([data-align='end'])::before {
      display: none;
    }
  }
`
