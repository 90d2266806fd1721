import { styled } from 'styled-components'

export const LanguageSelectRoot = styled.details.withConfig({ componentId: 'fy-LanguageSelect' })`
  position: relative;

  summary {
    display: flex;
    gap: 4px;
    align-items: center;
    min-block-size: 40px;
    padding-inline: 8px;
    border-radius: var(--fy-radius-medium);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover,
  &[open] summary {
    color: var(--fy-color-text);
  }
  :is(summary, a):focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  ul {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 0;
    z-index: 30;
    min-inline-size: 160px;
    max-block-size: 60dvh;
    margin: 0;
    padding: 6px;
    overflow: auto;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: 12px;
    border-radius: var(--fy-radius-small);
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
    text-decoration: none;
  }
  a:hover {
    background: var(--fy-color-sunken);
  }
  a[aria-current] {
    color: var(--fy-color-accent-text);
    font-weight: 650;
  }
`
