import { focusRing } from './focus.ts'

/** A quiet line of words that opens what stands below it: a `<details>` with its `<summary>`. */
export const disclosureRules = `
  summary {
    inline-size: fit-content;
    padding-block: 2px;
    border-radius: var(--fy-radius-small);
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-xs);
    font-weight: 600;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      padding-block: 12px;
    }
  }
  summary:focus-visible {
    ${focusRing}
  }
  details[open] > summary {
    margin-block-end: 12px;
  }
`
