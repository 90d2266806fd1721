import { styled } from 'styled-components'

export const ProviderStripRoot = styled.section.withConfig({ componentId: 'fx-ProviderStrip' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  min-block-size: 120px;
  /* The carousel's arrows stand behind the link, on the middle of a 40 px line. */
  --fy-carousel-rise: calc(var(--fy-space-4) + 2px);

  header {
    display: flex;
    gap: var(--fy-space-4);
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
    padding-inline-end: 88px;
  }
  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
  }
  @media (max-width: 559px) {
    header {
      padding-inline-end: 0;
    }
    /* Fingers need no arrows. */
    [data-part='controls'] {
      display: none;
    }
  }
  header a {
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
