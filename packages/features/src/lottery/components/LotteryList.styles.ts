import { styled } from 'styled-components'

export const LotteryListRoot = styled.div.withConfig({ componentId: 'fx-LotteryList' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);

  [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-4);
    align-items: end;
  }
  [data-part='tools'] > :first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
  [data-part='day'] {
    inline-size: 11rem;
  }
  [data-part='lotteries'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
    gap: var(--fy-space-2) var(--fy-space-4);
    margin: var(--fy-space-4) 0 0;
    padding: 0;
    list-style: none;
  }
  [data-part='lottery'] {
    position: relative;
    display: grid;
    /* Tickets of a row are of one height, however many numbers are below them. */
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding-block-end: var(--fy-space-4);
  }
  /* The whole card leads on; the heart lies over it. */
  [data-part='link'] {
    position: absolute;
    inset: 0;
    color: inherit;
    border-radius: var(--fy-radius-medium);
  }
  [data-part='link'] span {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [data-part='lottery']:hover h3 {
    color: var(--fy-color-accent-text);
  }
  [data-part='heart'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
  [data-part='heart'] [aria-pressed='true'] svg {
    fill: currentcolor;
  }
  [data-part='heart'] [aria-pressed='true'] {
    color: var(--fy-color-accent-text);
  }
  [data-part='last'] {
    min-block-size: 1.75rem;
    padding-inline: 4px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    line-height: 1.75rem;
  }
`
