import { styled } from 'styled-components'

export const SinceVisitRoot = styled.section.withConfig({ componentId: 'fx-SinceVisit' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--fy-space-3);
  align-items: baseline;

  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  > time {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
  }
  ul {
    grid-column: 1 / -1;
    margin: 0;
    padding: 0;
    border-block-end: 1px solid var(--fy-color-border);
    list-style: none;
  }
  li > * {
    display: flex;
    gap: var(--fy-space-4);
    align-items: center;
    justify-content: space-between;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding: var(--fy-space-2) 0;
    border: 0;
    border-block-start: 1px solid var(--fy-color-border);
    background: none;
    color: var(--fy-color-text-muted);
    font: 500 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    text-align: start;
  }
  /* As long as the words that come. */
  [data-shape] {
    inline-size: 9rem;
  }
  button {
    color: var(--fy-color-text);
    cursor: pointer;
  }
  button:hover > :first-child {
    color: var(--fy-color-accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }
  [data-part='value'] {
    min-inline-size: 0;
    color: var(--fy-color-text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-tone='positive'] {
    color: var(--fy-color-positive);
  }
  /* Where there is room, what a line says stands below its name: at the other end of the page it belongs to nobody. */
  @media (min-width: 720px) {
    grid-template-columns: auto minmax(0, 1fr);

    ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--fy-space-6);
      border: 0;
    }
    li > * {
      flex-direction: column;
      gap: 2px;
      align-items: flex-start;
      justify-content: flex-start;
      block-size: 100%;
      /* Two lines, also while they are on their way. */
      min-block-size: 68px;
      padding: var(--fy-space-3) 0;
    }
    [data-part='value'] {
      font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
      text-align: start;
    }
  }
`
