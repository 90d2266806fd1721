import { styled } from 'styled-components'

export const RowGamesRoot = styled.div.withConfig({ componentId: 'fx-RowGames' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
    gap: var(--fy-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul[data-few] {
    grid-template-columns: repeat(2, minmax(0, 240px));
  }

  /* On phones and tablets two rows move sideways, so that the next category is not ten screens away. */
  @media (max-width: 859px) {
    [data-part='tiles'][data-layout='big'] {
      --tile: min(68cqi, 300px);
      grid-template-rows: repeat(2, calc(var(--tile) / 2 + 48px));
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: var(--tile);
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scrollbar-width: none;
    }
    [data-part='tiles'][data-layout='big'] > [data-part='tile'] {
      scroll-snap-align: start;
    }
  }
  @media (min-width: 1200px) {
    /* The vendors are a sixth column as wide as the five of the games, in the rhythm of their two rows. */
    grid-template-columns: minmax(0, 1fr) calc((100% - 5 * var(--fy-space-4)) / 6);

    > ul,
    > ul[data-few] {
      grid-template-columns: minmax(0, 1fr);
    }
    > ul {
      grid-template-rows: repeat(4, minmax(60px, 1fr));
      max-block-size: 320px;
    }
    > ul[data-few] {
      grid-template-rows: 1fr 1fr;
      row-gap: 20px;
      max-block-size: none;
    }
    > ul > li {
      display: grid;
    }
    > ul[data-few] > li > div {
      display: grid;
      grid-template-rows: auto 1fr;
    }
  }
`
