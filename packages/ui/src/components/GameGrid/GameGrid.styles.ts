import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { gameTileCss } from '../GameTile/GameTile.styles.ts'
import { narrowTile } from './narrowTile.styles.ts'

/**
 * Layouts of the grid and their columns from narrow to wide. In `lobby` a big tile takes two columns and one row, so
 * that 5 big and 14 normal tiles, or 4 and 16, fill 24 places: whole rows of 3, 4 or 6.
 */
export const gameGridLayouts = {
  lobby: [3, 4, 6],
  even: [3, 4, 6],
  eight: [2, 4, 8],
  big: [1, 2, 5],
} as const
export type GameGridLayout = keyof typeof gameGridLayouts

/** Places of one chunk of a long list: whole rows at every number of columns of the layout. */
export const gameGridPlaces = { lobby: 24, even: 24, eight: 24, big: 20 } as const satisfies Record<
  GameGridLayout,
  number
>

/** Chunks of one group. A list of ten thousand has then about as many groups as there are chunks in those that are near. */
export const groupSize = 16

export const GameGridRoot = styled.div.withConfig({ componentId: 'fy-GameGrid' })(rules`
  container-type: inline-size;
  min-inline-size: 0;

  ${gameTileCss}

  [data-part='tiles'] {
    --columns: 2;
    --gap: 12px;
    --row-gap: 16px;
    --tile: calc((100cqi - (var(--columns) - 1) * var(--gap)) / var(--columns));
    --row: calc(var(--tile) + var(--fy-tile-caption));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-part='tiles'],
  [data-part='chunk'] {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-auto-rows: var(--row);
    gap: var(--row-gap) var(--gap);
  }
  &:not([data-settled]) > [data-part='tiles'] > [data-part='tile'] {
    content-visibility: auto;
  }
  [data-part='tiles'][data-chunked] {
    --rows: calc(${gameGridPlaces.even} / var(--columns));
  }
  [data-part='tiles'][data-chunked],
  [data-part='group'] {
    display: flex;
    flex-direction: column;
    gap: var(--row-gap);
  }
  [data-chunked][data-layout='big'] {
    --rows: calc(${gameGridPlaces.big} / var(--columns));
  }
  /* What is far away is neither styled nor laid out; the last may not be full and is measured. */
  [data-part='group']:not(:last-child),
  [data-part='group']:not(:last-child) > [data-part='chunk'],
  [data-part='chunk']:not(:last-child) {
    --skipped: var(--rows);
    content-visibility: auto;
    contain-intrinsic-block-size: calc(var(--row) * var(--skipped) + var(--row-gap) * (var(--skipped) - 1));
  }
  [data-part='group']:not(:last-child) {
    --skipped: calc(var(--rows) * ${groupSize});
  }
  [data-part='tile'] > [data-part='art'] {
    aspect-ratio: auto;
  }
  [data-layout='lobby'] [data-variant='big'] {
    grid-column: span 2;
  }
  ${narrowTile({ within: "[data-layout='eight']", tall: "[data-layout='eight']" })}

  /* On a phone three tiles stand in a row; beside a big one stands the next normal one, by turns on either side. */
  @container (max-width: 519px) {
    [data-part='tiles']:is([data-layout='lobby'], [data-layout='even']) {
      --columns: 3;
      --gap: 10px;
    }
    [data-layout='lobby'],
    [data-layout='lobby'] [data-part='chunk'] {
      grid-auto-flow: row dense;
      /* The keyboard and what reads aloud go as the eye does. */
      reading-flow: grid-rows;
    }
    [data-layout='lobby'] [data-variant='big']:nth-child(even) {
      grid-column: 2 / span 2;
    }
    ${narrowTile({
      within: ":is([data-layout='lobby'], [data-layout='even'])",
      tall: ":is([data-layout='lobby'], [data-layout='even'])[data-marked]",
    })}
  }
  /* The window of a phone at its narrowest, or of a screen enlarged four times: two words stand above one another. */
  @container (max-width: 340px) {
    [data-part='tile'] > [data-part='actions'] > * {
      white-space: normal;
    }
  }
  [data-layout='big'] {
    --columns: 1;
    --row: calc(var(--tile) / 2 + var(--fy-tile-caption));
  }
  @container (min-width: 520px) {
    [data-part='tiles'] {
      --columns: 4;
      --gap: 16px;
      --row-gap: 20px;
    }
    [data-layout='big'] {
      --columns: 2;
    }
  }
  @container (min-width: 760px) {
    [data-layout='big'] {
      --columns: 5;
    }
  }
  @container (min-width: 880px) {
    [data-part='tiles'] {
      --columns: 6;
    }
    [data-layout='big'] {
      --columns: 5;
    }
    [data-layout='eight'] {
      --columns: 8;
    }
  }

  [data-skeleton] > * {
    ${shimmer}
  }
  [data-skeleton] > :is([data-part='name'], [data-part='vendor']) {
    inline-size: 70%;
    block-size: 12px;
    margin-block: 11px 3px;
    margin-inline-start: var(--fy-tile-inset, 0px);
    padding: 0;
    border-radius: var(--fy-radius-small);
  }
  [data-skeleton] > [data-part='vendor'] {
    inline-size: 45%;
    margin-block: 3px 7px;
  }
  ${shimmerKeyframes}
`)
