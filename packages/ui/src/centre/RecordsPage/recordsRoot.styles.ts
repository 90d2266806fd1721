import { css } from '../../styles/rules.ts'

/** The root of a page of records, and the line below its rows that says how to read them. */
export const recordsRootCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--fy-color-text);
  font-size: var(--fy-size-sm);

  [data-part='note'] {
    max-inline-size: 72ch;
    margin: 0;
    color: var(--fy-color-text-muted);
    line-height: 1.5;
  }
  [data-part='rows'] {
    display: grid;
    min-inline-size: 0;
  }
`
