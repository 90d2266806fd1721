import { styled } from 'styled-components'

export const CatalogueTableRoot = styled.section.withConfig({ componentId: 'fx-CatalogueTable' })`
  --fy-row-height: 40px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-3);
  justify-items: stretch;

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-5);
    align-items: end;
    justify-content: space-between;
  }
  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  > header > :last-child {
    inline-size: min(100%, 320px);
  }
  /* A desk has lines, not cards. */
  > section {
    border-width: 1px 0;
    border-radius: 0;
    background: none;
  }
  > section thead th {
    background: var(--fy-color-canvas);
  }
  th button[data-part='game'] {
    padding: 0;
    border: 0;
    background: none;
    color: var(--fy-color-accent-text);
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  th button[data-part='game']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  th button[data-part='game']:focus-visible {
    border-radius: var(--fy-radius-small);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  > nav {
    justify-self: center;
  }
`
