import { css } from '../../styles/rules.ts'

/** The plot's parts; its height does not depend on the data, so that nothing moves when they arrive. */
export const plotCss = css`
  [data-part='plot'] {
    --fy-plot-gutter: 84px;
    display: grid;
    gap: 8px;
    box-sizing: border-box;
    min-block-size: 256px;
    margin: 0;
    padding: 16px 20px 8px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-surface);
  }
  [data-part='plot'] figcaption {
    display: flex;
    gap: 16px;
    align-items: baseline;
    justify-content: space-between;
    min-block-size: 24px;
    font-weight: 650;
  }
  [data-part='readout'] {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
  [data-part='frame'] {
    position: relative;
    block-size: 136px;
  }
  [data-part='frame'] svg {
    position: absolute;
    inset-block: 8px;
    inset-inline-start: var(--fy-plot-gutter);
    inline-size: calc(100% - var(--fy-plot-gutter));
    block-size: calc(100% - 16px);
    overflow: visible;
  }
  [data-part='frame'] line {
    stroke: var(--fy-color-border-strong);
  }
  [data-part='scale'] {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    pointer-events: none;
  }
  [data-part='scale'],
  [data-part='ends'] {
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  [data-part='scale'] span {
    min-block-size: 12px;
  }
  [data-part='ends'] {
    display: flex;
    justify-content: space-between;
    padding-inline-start: var(--fy-plot-gutter);
  }
  [data-part='column'] {
    fill: transparent;
  }
  [data-part='bar'] {
    fill: var(--fy-color-text-muted);
  }
  [data-sign='1'] > [data-part='bar'] {
    fill: var(--fy-color-positive);
  }
  [data-part='day'] {
    outline: none;
  }
  [data-part='day'][data-active] > [data-part='column'] {
    fill: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  [data-part='day']:focus-visible > [data-part='column'] {
    stroke: var(--fy-color-focus);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  [data-part='plot'] details {
    font-size: 0.8125rem;
  }
  [data-part='plot'] summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--fy-color-text-muted);
    cursor: pointer;
  }
  [data-part='plot'] summary:hover {
    color: var(--fy-color-text);
  }
  [data-part='plot'] summary:focus-visible {
    border-radius: 2px;
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-part='plot'] table {
    margin-block: 8px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  [data-part='plot'] :is(th, td) {
    padding: 4px 24px 4px 0;
    font-weight: 500;
    text-align: start;
  }
  [data-part='plot'] td {
    padding-inline-end: 0;
    text-align: end;
  }
`
