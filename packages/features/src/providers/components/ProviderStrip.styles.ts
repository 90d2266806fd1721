import { styled } from 'styled-components'

export const ProviderStripRoot = styled.section.withConfig({ componentId: 'fx-ProviderStrip' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  min-block-size: 120px;
  --fy-carousel-end: 176px;
  --fy-carousel-rise: 15px;

  header {
    display: flex;
    gap: var(--fy-space-4);
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
  }
  /* The carousel's arrows stand between title and link; fingers need none. */
  @media (max-width: 559px) {
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
