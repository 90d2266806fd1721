/**
 * A page whose banner reaches the window's edges, that of home behind the header. Its column has the window's width at
 * its sides, for rows that run off the screen; `--fy-bleed` tells them where the column begins.
 */
export const edgeCss = `
  &[data-edge] > [data-part='body'] > main {
    --fy-bleed: var(--fy-gutter);
    grid-template-columns:
      [full-start] minmax(var(--fy-bleed), 1fr) [column-start] minmax(0, var(--fy-content)) [column-end]
      minmax(var(--fy-bleed), 1fr) [full-end];
    max-inline-size: none;
    padding-inline: 0;
  }
  &[data-edge] > [data-part='body'] > main > *,
  &[data-edge] > [data-part='body'] > main > [data-rows] > * {
    grid-column: column;
  }
  &[data-edge] > [data-part='body'] > main > :is([data-size], [data-rows]),
  &[data-edge] > [data-part='body'] > main > [data-rows] > [data-bleeds] {
    grid-column: full;
  }
  &[data-edge] > [data-part='body'] > main > [data-rows] {
    display: grid;
    grid-template-columns: subgrid;
    row-gap: inherit;
    column-gap: 0;
  }
  /* The head of a page: its words stand in the column, its drawing reaches the edge. */
  &[data-edge] > [data-part='body'] > main > [data-size='slim'] {
    --fy-head: clamp(104px, 15vw, 216px);
    --fy-head-radius: 0px;
    --fy-head-inset: max(var(--fy-bleed), calc((100cqi - var(--fy-content)) / 2));
    container-type: inline-size;
    margin-block-end: clamp(-12px, -1vw, -4px);
  }
  /* The banner begins behind the header, whose height it does not know: the header takes none. */
  &[data-behind] > [data-variant]:not([data-variant='rail']) {
    block-size: 0;
  }
  &[data-edge] > [data-part='body'] > main {
    padding-block-start: 0;
    gap: clamp(24px, 3vw, 40px) 0;
  }
  /* The first row stands on the banner's foot, which has gone over into the page. */
  &[data-edge] > [data-part='body'] > main > [data-size='edge'] {
    margin-block-end: clamp(-24px, -2vw, -16px);
  }
  /* Where the browser sets the colours of words, it does not set those of a picture behind them. */
  @media (forced-colors: active) {
    &[data-behind] > [data-variant] > header {
      background: Canvas !important;
    }
  }
  @supports (animation-timeline: scroll()) {
    &[data-behind] > [data-variant]:not([data-variant='rail']) > header {
      animation: fy-header-ground linear both;
      animation-range: 40px 240px;
      animation-timeline: scroll();
    }
  }
  /* With a menu open the header is the menu's head. */
  &[data-behind] > [data-variant] > header:has([aria-expanded='true']) {
    background: var(--fy-color-surface) !important;
  }
  @keyframes fy-header-ground {
    from {
      border-color: transparent;
      background: transparent;
    }
    to {
      border-color: var(--fy-color-border);
      background: var(--fy-color-surface);
    }
  }
  @media (max-width: 719px) {
    &[data-edge] > [data-part='body'] > main {
      --fy-bleed: 16px;
    }
  }
`
