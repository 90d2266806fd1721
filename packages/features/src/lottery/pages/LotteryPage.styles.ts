import { styled } from 'styled-components'

export const LotteryPageRoot = styled.div.withConfig({ componentId: 'fx-LotteryPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  align-content: start;
  color: var(--fy-color-text);

  h1 {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  h2 {
    margin: 0;
    font: 650 var(--fy-size-lg) / 1.25 var(--fy-font-display);
  }
  [data-part='families'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-2) var(--fy-space-5);
  }
  [data-part='families'] a {
    padding-block: 6px;
    border-block-end: 3px solid transparent;
    color: var(--fy-color-text-muted);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='families'] a:hover {
    color: var(--fy-color-text);
  }
  [data-part='families'] a[aria-current] {
    border-color: var(--fy-color-accent);
    color: var(--fy-color-text);
  }
  [data-part='views'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-2);
  }
  [data-part='views'] a {
    display: grid;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--fy-space-4);
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    color: var(--fy-color-text);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='views'] a:hover {
    border-color: var(--fy-color-text-muted);
  }
  [data-part='views'] a[aria-current] {
    border-color: var(--fy-color-accent-text);
    color: var(--fy-color-accent-text);
  }
  @media (forced-colors: active) {
    [data-part='views'] a[aria-current] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  a:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-part='back'] {
    justify-self: start;
    color: var(--fy-color-accent-text);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='back']:hover {
    text-decoration: underline;
  }
`
