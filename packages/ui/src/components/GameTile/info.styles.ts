import { css } from '../../styles/rules.ts'

const ring = 'M9 1A8 8 0 0 1 9 17A8 8 0 0 1 9 1ZM9 2.5A6.5 6.5 0 0 0 9 15.5A6.5 6.5 0 0 0 9 2.5Z'
const letter = 'M8.15 4.8H9.85V6.5H8.15ZM8.15 7.8H9.85V13.2H8.15Z'

/** More about the game stands below the heart and is drawn as it is. Where nothing hovers the game's own bar has it. */
export const infoCss = css`
  [data-part='tile'] > [data-part='info'] {
    margin-block-start: 46px;
  }
  [data-part='info']::before {
    clip-path: path(evenodd, '${ring}${letter}');
  }
  @media (hover: none) {
    [data-part='tile'] > [data-part='info'] {
      display: none;
    }
  }
`
