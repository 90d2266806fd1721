import { focusRingInside } from './focus.ts'

/** The button inside a field, such as the eye of a password; `size` is its height, and its width where its words need no more. */
export const fieldAction = (size: string): string => `
  [data-part='action'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    min-inline-size: ${size};
    block-size: ${size};
    margin: 0;
    padding: 0 12px;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: var(--fy-color-text-muted);
    cursor: pointer;
  }

  [data-part='action']:hover {
    color: var(--fy-color-text);
  }

  [data-part='action']:focus-visible {
    ${focusRingInside}
  }

  [data-part='action'] svg {
    inline-size: 18px;
    block-size: 18px;
  }
`
