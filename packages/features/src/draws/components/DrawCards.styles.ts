import { styled } from 'styled-components'

export const DrawCardsRoot = styled.section.withConfig({ componentId: 'fx-DrawCards' })`
  display: grid;
  gap: var(--fy-space-4);

  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
  }
  ul {
    display: grid;
    /* Two side by side, or one where the letters are large. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    /* Rows of one height, so that another order moves nothing. */
    grid-auto-rows: 1fr;
    gap: var(--fy-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
  }
  @media (min-width: 720px) {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--fy-space-4);
    }
  }
  @media (min-width: 1080px) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
