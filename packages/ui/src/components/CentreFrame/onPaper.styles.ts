import { css } from '../../styles/rules.ts'

/** Paper has all of the page, not the part of it that the window shows. */
export const onPaper = css`
  @media print {
    &[open] {
      position: absolute;
      inset: 0 0 auto;
      display: block;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      animation: none;
    }
    & > [data-part='side'],
    & > [data-part='head'] > [data-control] {
      display: none;
    }
    &[open] > [data-part='head'] > [data-part='title'] {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    & > [data-part='content'] {
      overflow: visible;
    }
  }
`
