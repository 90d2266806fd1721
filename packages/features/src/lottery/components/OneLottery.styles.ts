import { unseen } from '@foyer/ui/styles'
import { styled } from 'styled-components'

export const OneLotteryRoot = styled.div.withConfig({ componentId: 'fx-OneLottery' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-6);

  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px var(--fy-space-3);
    align-items: start;
  }
  header p {
    margin: 4px 0 0;
    color: var(--fy-color-text-muted);
  }
  header [aria-pressed='true'] {
    color: var(--fy-color-accent-text);
  }
  header [aria-pressed='true'] svg {
    fill: currentcolor;
  }
  [data-part='now'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fy-space-4);
  }
  @media (min-width: 860px) {
    [data-part='now'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  [data-part='panel'] {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fy-space-4);
    align-content: start;
    justify-items: start;
    padding: var(--fy-space-5);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-surface);
  }
  [data-part='panel'] p {
    margin: 0;
    color: var(--fy-color-text-muted);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3);
  }
  /* One below the other they have the same edges. */
  @container (max-width: 400px) {
    [data-part='actions'] {
      justify-self: stretch;
    }
    [data-part='actions'] > * {
      flex: 1 1 auto;
    }
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-2);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [data-part='ways'] legend {
    padding: 0 0 var(--fy-space-2);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='ways'] button {
    min-block-size: 44px;
    padding-inline: var(--fy-space-4);
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  [data-part='ways'] button:hover {
    border-color: var(--fy-color-text-muted);
  }
  [data-part='ways'] button[aria-pressed='true'] {
    border-color: transparent;
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
  [data-part='ways'] button:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-part='facts'] {
    display: grid;
    gap: 2px;
    margin: 0;
  }
  [data-part='facts'] dt {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='facts'] dd {
    margin: 0 0 var(--fy-space-3);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }
  /* Of the theme's own colours: a share of the text's is a cold grey on warm paper. */
  [data-part='facts'] [data-part='segment'] {
    background: var(--fy-color-accent-subtle);
  }
  [data-part='said'] {
    ${unseen}
  }
  /* Balls that take the place of a countdown move nothing below. */
  [data-part='facts'] dd:last-child {
    display: grid;
    align-content: start;
    min-block-size: 4.875rem;
    margin: 0;
  }
  [data-part='facts'] dd::first-letter {
    text-transform: uppercase;
  }
`
