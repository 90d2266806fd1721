import { css } from '../../styles/rules.ts'

interface Lists {
  /** Selector of the lists whose tiles are narrow. */
  readonly within: string
  /** Of those among them that have a line more than two for words. */
  readonly tall: string
}

/**
 * A narrow tile: its name in two lines, and who made it in lists that have a line for it. What takes play money alone says
 * that there, by itself; a word too long for the line takes a second from the picture.
 */
export const narrowTile = ({ within, tall }: Lists): string => css`
  ${tall},
  ${tall} [data-part='tile'] {
    --fy-tile-words: 66px;
  }
  ${within}[data-facts='fixture'],
  ${within}[data-facts='fixture'] [data-part='tile'] {
    --fy-tile-facts: 60px;
  }
  ${within} [data-part='tile'] {
    grid-template-rows:
      minmax(0, calc(100% - var(--fy-tile-caption))) auto auto minmax(var(--fy-tile-facts, 0px), 1fr)
      var(--fy-tile-controls);
  }
  ${within} [data-variant='normal'] > [data-part='name'],
  ${within} [data-variant='normal'] [data-part='match'] > span {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* There is no room for what goes on at the game below both heart and info. */
  ${within} [data-variant='normal'] > [data-part='info'] {
    margin: 8px 44px;
  }
  ${within} [data-variant='normal'] > [data-part='actions'] > * {
    padding: 0 4px;
  }
  ${within}:not(${tall}) [data-variant='normal'] > [data-part='vendor'],
  ${within} [data-variant='normal'] [data-part='sides'] {
    display: none;
  }
  ${within} [data-variant='normal'] > [data-part='vendor'] {
    block-size: auto;
  }
  ${within} [data-variant='normal'][data-marked] > [data-part='vendor'] {
    padding-block-start: 2px;
    font-size: 0;
    white-space: normal;
  }
  ${within} [data-variant='normal'] > [data-part='vendor'] > [data-part='mark'] {
    display: inline-block;
    max-inline-size: 100%;
    margin: 1px;
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }
`
