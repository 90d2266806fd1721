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
  [data-part='total'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* Time runs from left to right in every language. */
  [data-part='frame'],
  [data-part='axis'] {
    direction: ltr;
  }
  [data-part='readout'] {
    position: absolute;
    inset-block-start: 8px;
    left: calc(var(--fy-plot-gutter) + (100% - var(--fy-plot-gutter)) * var(--_at, 0));
    z-index: 1;
    display: grid;
    gap: 2px;
    padding: 6px 10px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1rem;
    translate: 4px 0;
    white-space: nowrap;
    pointer-events: none;
  }
  [data-part='readout'][data-before] {
    translate: calc(-100% - 4px) 0;
  }
  [data-part='readout'] span {
    color: var(--fy-color-text-muted);
  }
  [data-part='frame'] {
    position: relative;
    /* On its axis, also where there is room to spare. */
    align-self: end;
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
  [data-part='tick'] {
    stroke: var(--fy-color-border);
  }
  [data-part='zero'] {
    stroke: var(--fy-color-border-strong);
  }
  [data-part='scale'] {
    position: absolute;
    inset-block: 8px;
    inset-inline: 0 auto;
    inline-size: calc(var(--fy-plot-gutter) - 10px);
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    pointer-events: none;
  }
  [data-part='scale'],
  [data-part='axis'] {
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  [data-part='scale'] span {
    block-size: 0;
    line-height: 0;
    text-align: end;
    white-space: nowrap;
  }
  [data-part='axis'] {
    --_name: 72px;
    position: relative;
    block-size: 12px;
    margin-left: var(--fy-plot-gutter);
    container-type: inline-size;
  }
  [data-part='axis'] > span {
    position: absolute;
    left: calc(var(--_at) * 100%);
  }
  /* In the space that the frame keeps below its lowest line. */
  [data-part='axis'] > span::before {
    position: absolute;
    inset-block-start: -16px;
    block-size: 6px;
    border-left: 1px solid var(--fy-color-border-strong);
    content: '';
  }
  /* In the middle below its bar, and no further than the plot goes. */
  [data-part='axis'] > span > span {
    position: absolute;
    left: min(var(--_name) / -2, (1 - var(--_at)) * 100cqi - var(--_name));
    inline-size: var(--_name);
    text-align: center;
    white-space: nowrap;
  }
  @container (max-width: 459px) {
    [data-part='axis'] > [data-minor] {
      display: none;
    }
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
  [data-part='parts'] {
    display: grid;
    gap: 2px 16px;
    align-content: start;
    margin: 0;
    padding: 0 0 8px;
    list-style: none;
  }
  [data-part='parts'] li {
    display: grid;
    grid-template-columns: minmax(96px, 1fr) minmax(0, 4fr) minmax(96px, 1fr);
    gap: 16px;
    align-items: center;
    min-block-size: 28px;
  }
  [data-part='part-name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='part-value'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* Losses run to the left in every language. */
  [data-part='parts'] svg {
    direction: ltr;
    inline-size: 100%;
    block-size: 12px;
  }
  @container (max-width: 519px) {
    [data-part='parts'] li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 16px;
      padding-block: 6px;
    }
    [data-part='parts'] svg {
      grid-row: 2;
      grid-column: 1 / -1;
      block-size: 8px;
    }
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
    padding-block: 4px;
    padding-inline: 0 24px;
    font-weight: 500;
    text-align: start;
  }
  [data-part='plot'] td {
    padding-inline-end: 0;
    text-align: end;
  }
  /* A drawing keeps its theme's colours, which may be too pale for the ground that is forced below it. */
  @media (forced-colors: active) {
    [data-part='plot'] svg {
      --fy-color-text-muted: CanvasText;
      --fy-color-positive: LinkText;
      --fy-color-accent: LinkText;
      --fy-color-focus: CanvasText;
    }
  }
`
