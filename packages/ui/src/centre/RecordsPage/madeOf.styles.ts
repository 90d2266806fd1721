import { css } from '../../styles/rules.ts'

/** An amount that leads to what it is made of, and the colour of a gain. */
export const madeOfCss = css`
  /* High enough to be hit, without making its line higher. */
  [data-part='made-of'] {
    display: inline-block;
    margin-block: -4px;
    padding-block: 4px;
    border-radius: 2px;
    color: inherit;
    text-decoration: underline dotted 1px color-mix(in srgb, currentcolor 55%, transparent);
    text-underline-offset: 3px;
  }
  button[data-part='made-of'] {
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-inline: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  [data-part='sums'] [data-part='made-of'] {
    margin-block: 0;
    padding-block: 0;
  }
  /* Nearly every amount leads somewhere: where there is a pointer, its row says so once it is pointed at or reached. */
  @media (hover: hover) {
    tr:not(:hover, :focus-within) [data-part='made-of'] {
      text-decoration-color: transparent;
    }
  }
  [data-part='made-of']:is(:hover, :focus-visible) {
    text-decoration: underline 1px;
  }
  [data-part='made-of']:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-sign='1'] {
    color: var(--fy-color-positive);
  }
`
