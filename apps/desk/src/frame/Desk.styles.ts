import { styled } from 'styled-components'

export const DeskRoot = styled.div.withConfig({ componentId: 'fy-Desk' })`
  max-inline-size: 1280px;
  margin-inline: auto;
  padding: 24px var(--fy-gutter) 64px;

  h1,
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  [data-desk='quiet'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }

  [data-desk='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 16px 32px;
    padding-block-end: 20px;
    border-block-end: 1px solid var(--fy-color-border);
  }
  [data-desk='title'] {
    flex: 1 1 320px;
    max-inline-size: 56ch;
  }
  h1 {
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  [data-desk='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  [data-desk='open'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
  }

  [data-desk='open'] svg {
    inline-size: 16px;
    block-size: 16px;
  }

  [data-desk='main'] {
    display: grid;
    gap: 24px;
    padding-block-start: 24px;
  }
  [data-desk='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: 56px;
    align-items: start;
  }
  [data-desk='controls'] {
    display: grid;
    gap: 32px;
  }
  [data-desk='controls'] > * + * {
    padding-block-start: 32px;
    border-block-start: 1px solid var(--fy-color-border);
  }

  [data-desk='panel'] {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
  }
  [data-desk='panelHead'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
  }
  [data-desk='panelHead'] > p {
    flex-basis: 100%;
  }
  [data-desk='form'] {
    display: grid;
    gap: 16px;
  }
  [data-desk='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  [data-desk='line'] > :first-child:not(button) {
    flex: 1 1 200px;
  }
  form[data-desk='form'] [data-desk='line'] {
    align-items: center;
  }

  [data-desk='face'] {
    display: grid;
    gap: 4px;
  }
  [data-desk='face'] time {
    display: grid;
  }
  [data-desk='hour'] {
    font: 700 var(--fy-size-2xl) / 1.2 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }
  [data-desk='steps'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [data-desk='steps'] legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: var(--fy-size-sm);
    font-weight: 600;
  }

  [data-desk='list'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-desk='list'] > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding-block: 12px;
    border-block-start: 1px solid var(--fy-color-border);
  }
  [data-desk='list'] :is([data-desk='quiet'], [data-desk='line'], [data-desk='text']) {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
  [data-desk='list'] a,
  a[data-desk='link'] {
    grid-column: 1 / -1;
    justify-self: start;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
  }
  [data-desk='list'] [data-desk='line'] {
    margin-block-start: 6px;
  }

  [data-desk='messages'] {
    margin: 0;
    padding: 0;
    border-block-end: 1px solid var(--fy-color-border);
    list-style: none;
  }
  [data-desk='message'] {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding-block: 16px;
    border-block-start: 1px solid var(--fy-color-border);
    content-visibility: auto;
    contain-intrinsic-size: auto 140px;
  }
  [data-desk='channel'] {
    display: grid;
    color: var(--fy-color-text-muted);
  }
  [data-desk='channel'] svg {
    inline-size: 20px;
    block-size: 20px;
  }
  [data-desk='to'] {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  [data-desk='time'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-desk='code'],
  [data-desk='words'] {
    grid-column: 2 / -1;
  }
  [data-desk='code'] {
    display: flex;
    align-items: center;
    gap: 8px;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
  }
  [data-desk='news'] {
    color: var(--fy-color-text-muted);
    font: 400 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    letter-spacing: 0;
  }
  [data-desk='words'] {
    max-inline-size: 68ch;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-desk='subject'] {
    color: var(--fy-color-text);
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--fy-color-accent-text);
    cursor: pointer;
  }
`
