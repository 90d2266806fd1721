import { scrollFade, scrollFadeKeyframes } from '@foyer/ui/styles'
import { styled } from 'styled-components'

export const LotteryPageRoot = styled.div.withConfig({ componentId: 'fx-LotteryPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  align-content: start;
  color: var(--fy-color-text);
  ${scrollFadeKeyframes}

  h1 {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  h2 {
    margin: 0;
    font: 650 var(--fy-size-lg) / 1.25 var(--fy-font-display);
  }
  @media (max-width: 599px) {
    gap: var(--fy-space-3);
  }
  /* One row, which goes on to the side where it has no room. */
  [data-part='families'] {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    ${scrollFade}
  }
  [data-part='views'] {
    display: flex;
    justify-self: start;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-surface);
  }
  :is([data-part='families'], [data-part='views']) a {
    display: grid;
    flex: none;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--fy-space-4);
    border-radius: min(var(--fy-radius-pill), calc(var(--fy-radius-large) * 2));
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='views'] a {
    flex: 0 1 auto;
    border-radius: calc(var(--fy-radius-medium) - 1px);
  }
  :is([data-part='families'], [data-part='views']) a:hover {
    color: var(--fy-color-text);
  }
  /* What is chosen looks alike in all that is chosen by. */
  :is([data-part='families'], [data-part='views']) a[aria-current] {
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
  @media (forced-colors: active) {
    :is([data-part='families'], [data-part='views']) a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  a:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-part='families'] a:focus-visible {
    outline-offset: -2px;
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
