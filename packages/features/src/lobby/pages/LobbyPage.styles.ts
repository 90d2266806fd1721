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
  [data-part='tools']:has([data-part='field']) > :first-child {
    visibility: hidden;
  }
  > [data-part='field'] {
    inline-size: min(100%, 480px);
  }
  /* On a phone classes and tools share one line, so that games begin higher; the classes scroll beside the tools. */
  @media (max-width: 479px) {
    gap: var(--fy-space-4);

    [data-part='tools'] {
      flex-wrap: nowrap;
      gap: var(--fy-space-2);
    }
    [data-part='tools'] > :first-child {
      flex: 1;
      min-inline-size: 0;
    }
  }
  /* What comes after games stays out of sight while nobody knows how many they are. */
  &[data-tall] {
    align-content: start;
    min-block-size: 100dvh;
  }
`
