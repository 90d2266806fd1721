import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

/** `lines`: one below the other, to be read down. `row`: side by side and large, to be taken in at a glance. */
export const figuresForms = { lines: '', row: '1px solid var(--fy-color-border-strong)' }
export type FiguresForm = keyof typeof figuresForms

export const FiguresRoot = styled.dl.withConfig({ componentId: 'fy-Figures' })(rules`
  min-inline-size: 0;
  margin: 0;
  border-block-end: 1px solid var(--fy-color-border);
  color: var(--fy-color-text);
  font-size: var(--fy-size-sm);
  line-height: 1.4;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 24px;
    align-items: baseline;
    padding-block: 9px;
    border-block-start: 1px solid var(--fy-color-border);
  }
  dt {
    color: var(--fy-color-text-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
  [data-part='hint'] {
    grid-column: 1 / -1;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 400;
    text-align: start;
  }
  [data-tone='positive'] > [data-part='value'] {
    color: var(--fy-color-positive);
  }
  [data-tone='negative'] > [data-part='value'] {
    color: var(--fy-color-negative);
  }
  [data-prominent] > [data-part='value'] {
    font: 650 var(--fy-size-xl) / 1.2 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }
  [data-part='change'] {
    grid-column: 1 / -1;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 400;
  }
  &[data-form='row'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: var(--fy-space-5);
    border: 0;
  }
  &[data-form='row'] > div {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-block: var(--fy-space-3) 0;
    border-block-start: ${figuresForms.row};
  }
  /* Read out after its name, seen before it. */
  &[data-form='row'] [data-part='value'] {
    order: -1;
    font: 700 clamp(var(--fy-size-xl), 3.4vw, var(--fy-size-3xl)) / 1.1 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    text-align: start;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
`)
