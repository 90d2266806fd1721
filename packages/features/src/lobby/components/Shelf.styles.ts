import { styled } from 'styled-components'

export const ShelfRoot = styled.section.withConfig({ componentId: 'fx-Shelf' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  header {
    display: flex;
    gap: var(--fy-space-4);
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    margin: 0;
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
    color: var(--fy-color-text);
    text-wrap: balance;
  }
  header a {
    flex: none;
    padding-block: 10px;
    color: var(--fy-color-accent-text);
    font: 600 var(--fy-size-sm) / 1.2 var(--fy-font-text);
    text-decoration: none;
  }
  header a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  header a:focus-visible {
    border-radius: var(--fy-radius-small);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
`
