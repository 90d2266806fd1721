import { css } from '../../styles/rules.ts'

/** Says in the caption that a game opens with play money only. */
export const markCss = css`
  [data-part='mark'] {
    margin-inline-end: 6px;
    padding: 0 5px;
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
    box-shadow: inset 0 0 0 1px var(--fy-color-border);
    color: var(--fy-color-text);
    font-weight: 600;
  }
`
