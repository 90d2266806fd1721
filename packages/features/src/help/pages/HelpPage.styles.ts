import { styled } from 'styled-components'

export const HelpPageRoot = styled.div.withConfig({ componentId: 'fx-HelpPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5) var(--fy-space-6);
  color: var(--fy-color-text);

  h1 {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  nav ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav a {
    display: block;
    padding: 10px 0;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
    text-decoration: none;
  }
  nav a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  nav a:focus-visible {
    border-radius: var(--fy-radius-small);
    outline: 2px solid var(--fy-color-focus);
  }
  [data-part='items'] {
    display: grid;
    gap: var(--fy-space-6);
    max-inline-size: 68ch;
    line-height: 1.65;
  }
  article {
    scroll-margin-block-start: 96px;
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 0 0 var(--fy-space-2);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  article a {
    color: var(--fy-color-accent-text);
  }

  @media (min-width: 900px) {
    grid-template-columns: 240px minmax(0, 1fr);

    h1 {
      grid-column: 1 / -1;
    }
    nav {
      position: sticky;
      inset-block-start: 96px;
    }
    /* The first line of the one stands on that of the other, whatever the sizes of type. */
    nav,
    [data-part='items'] {
      align-self: baseline;
    }
  }
`
