import { css } from './rules.ts'

/** One short word on a picture, `[data-part='flag']`, in its upper corner at the start. */
export const flagCss = css`
  [data-part='flag'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    padding: 2px 8px;
    border-radius: var(--fy-radius-small);
    background: color-mix(in srgb, var(--fy-color-scrim) 86%, transparent);
    color: var(--fy-color-on-scrim);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.35;
  }
`
