import { styled } from 'styled-components'
import { focusRing, focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { unseen } from '../../styles/unseen.ts'
import { linesCss } from './lines.styles.ts'
import { stackedCss } from './stacked.styles.ts'

/** Forms of a table: a card of its own, or lines of the page around it, as on a desk. */
export const tableForms = { card: 'medium', lines: 'none' } as const
export type TableForm = keyof typeof tableForms

export const Root = styled.section.withConfig({ componentId: 'fy-Table' })(rules`
  position: relative;
  min-block-size: 0;
  overflow: auto;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-medium);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  font-variant-numeric: tabular-nums;
  overscroll-behavior-inline: contain;
  container-type: inline-size;

  &:focus-visible {
    ${focusRing}
  }

  table {
    inline-size: 100%;
    border-spacing: 0;
    border-collapse: separate;
  }

  caption {
    ${unseen}
  }

  th,
  td {
    box-sizing: border-box;
    block-size: var(--fy-row-height);
    padding: 5px 16px;
    text-align: start;
    white-space: nowrap;
  }

  /* Numbers stand at the right, where decimal points line up, whichever way words go. */
  [data-align='end'] {
    text-align: right;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--fy-color-surface);
    box-shadow: inset 0 -1px 0 var(--fy-color-border);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 600;
  }

  thead th[aria-sort] {
    padding: 0;
  }

  [data-part='sort'] {
    display: flex;
    align-items: center;
    gap: 4px;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: var(--fy-row-height);
    margin: 0;
    padding: 0 16px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  &:dir(ltr) [data-align='end'] [data-part='sort'] {
    flex-direction: row-reverse;
  }

  [data-part='sort']:hover,
  th[aria-sort='ascending'],
  th[aria-sort='descending'] {
    color: var(--fy-color-text);
  }

  [data-part='sort']:focus-visible {
    ${focusRingInside}
  }

  [data-part='sort'] svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    opacity: 0;
  }

  [data-part='sort']:hover svg,
  [data-part='sort']:focus-visible svg {
    opacity: 0.6;
  }

  th[aria-sort='ascending'] svg,
  th[aria-sort='descending'] svg {
    opacity: 1;
  }

  tbody tr:not(:last-child) > * {
    border-block-end: 1px solid color-mix(in srgb, var(--fy-color-border) 60%, transparent);
  }

  > table > tbody > [data-part='row']:hover > * {
    background: color-mix(in srgb, var(--fy-color-text) 4%, transparent);
  }

  /* Others than the rows that are known already are on their way; the rows stay as readable as they are. */
  &[aria-busy='true']:has([data-part='row']) {
    border-block-start-color: var(--fy-color-accent);
  }
  @container (min-width: 870px) {
    &[aria-busy='true']:has([data-part='row']) thead th {
      box-shadow: inset 0 -2px 0 var(--fy-color-accent);
    }
  }

  tbody th {
    font-weight: 600;
  }

  tfoot > tr > * {
    position: sticky;
    inset-block-end: 0;
    background: var(--fy-color-raised);
    box-shadow: inset 0 1px 0 var(--fy-color-border);
    font-weight: 700;
  }

  > table > tbody > tr > [data-part='message'] {
    padding: 0;
    white-space: normal;
  }

  [data-part='bar'] {
    display: inline-block;
    vertical-align: middle;
    inline-size: 70%;
    min-inline-size: 48px;
    block-size: 10px;
    border-radius: var(--fy-radius-small);
    color: transparent;
    line-height: 0.625rem;
    ${shimmer}
  }

  ${stackedCss}
  ${linesCss}

  ${shimmerKeyframes}
`)
