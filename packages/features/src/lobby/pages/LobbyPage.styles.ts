import { styled } from 'styled-components'

export const LobbyPageRoot = styled.div.withConfig({ componentId: 'fx-LobbyPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  /* The arrows of the providers stand on the middle of the title. */
  --fy-carousel-rise: calc(var(--fy-space-5) + 0.6 * var(--fy-size-xl) - 18px);

  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  h2 {
    margin: var(--fy-space-4) 0 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.25 var(--fy-font-display);
  }
  [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-5);
    align-items: start;
    justify-content: space-between;
    position: relative;
  }
  [data-part='tools']:has([data-part='field'], [data-part='filters']) > :first-child {
    visibility: hidden;
  }
  /* What comes after an account's games stays out of sight while nobody knows how many they are. */
  &[data-tall] {
    align-content: start;
    min-block-size: 100dvh;
  }
`
