import { focusRing } from '../styles/focus.ts'
import { css } from '../styles/rules.ts'

/** Quiet round icon buttons inside a composite: `<button data-control>`. */
export const controlCss = css`
  [data-control] {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-pill);
    background: transparent;
    color: var(--fy-color-text-muted);
    font: inherit;
    cursor: pointer;
    transition: background-color var(--fy-duration-fast) var(--fy-ease), color var(--fy-duration-fast) var(--fy-ease);
  }
  @media (hover: none) {
    [data-control] {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  [data-control]:hover {
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
  }
  [data-control]:disabled {
    opacity: 0.4;
    pointer-events: none;
  }
  [data-control]:focus-visible {
    ${focusRing}
  }
`
