import { styled } from 'styled-components'
import { queueRules } from './queueRules.ts'

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
    display: grid;
    flex: 1 1 320px;
    gap: 4px;
    max-inline-size: 56ch;
    text-wrap: pretty;
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
    gap: 16px;
    padding-block-start: 12px;
  }
  [role='tabpanel'] {
    padding-block-start: 28px;
  }
  [data-desk='columns'],
  [data-desk='halves'] {
    display: grid;
    gap: 48px;
    align-items: start;
  }
  @media (width >= 960px) {
    [data-desk='columns'] {
      grid-template-columns: minmax(0, 1fr) minmax(280px, 380px);
    }
    [data-desk='halves'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 64px;
    }
  }
  [data-desk='stack'] {
    display: grid;
    gap: 32px;
    min-inline-size: 0;
  }
  [data-desk='stack'] > * + * {
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
    align-items: center;
    gap: 4px 12px;
  }
  [data-desk='panelHead'] > [role]:not(:empty) {
    margin-inline-start: auto;
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
    align-items: start;
    gap: 12px;
  }
  [data-desk='line'] > :first-child:not(button) {
    flex: 1 1 200px;
  }
  /* Below the field's label, as its box is; what its message needs stays below both. */
  [data-desk='line'] > :first-child:not(button) ~ button {
    margin-block-start: 26px;
  }
  [data-desk='line'] > [data-desk='actions'] {
    min-block-size: 44px;
  }
  @media (width >= 600px) {
    [data-desk='line'] > [data-desk='actions'] {
      margin-block-start: 26px;
    }
  }
  [data-desk='form'] > button {
    justify-self: start;
  }
  [data-desk='form'] [data-desk='line'] {
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

  ${queueRules}

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
