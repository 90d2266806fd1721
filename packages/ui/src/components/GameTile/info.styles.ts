import { css } from '../../styles/rules.ts'

const ring = 'M9 1A8 8 0 0 1 9 17A8 8 0 0 1 9 1ZM9 2.5A6.500 6.500 0 0 0 9 15.500A6.500 6.500 0 0 0 9 2.500Z'
const letter = 'M8.150 4.800H9.850V6.500H8.150ZM8.150 7.800H9.850V13.200H8.150Z'

/** More about the game, below the heart; cut out of its button's colour as the heart is. Where nothing hovers the game's own bar has it. */
export const infoCss = css`
  [data-part='tile'] > [data-part='info'] {
    position: relative;
    z-index: 2;
    display: grid;
    grid-area: 1 / 1;
    place-items: center;
    place-self: start end;
    inline-size: 32px;
    block-size: 32px;
    margin: 46px 8px 8px;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-pill);
    background: color-mix(in srgb, var(--fy-color-scrim) 86%, transparent);
    color: var(--fy-color-on-scrim);
    cursor: pointer;
    opacity: 0;
    transition: opacity var(--fy-duration-fast) var(--fy-ease);
  }
  [data-part='tile']:is(:hover, :focus-within) > [data-part='info'] {
    opacity: 1;
  }
  [data-part='info']::before {
    inline-size: 18px;
    block-size: 18px;
    background: currentcolor;
    clip-path: path(evenodd, '${ring}${letter}');
    content: '';
  }
  [data-part='info']:hover {
    background: var(--fy-color-scrim);
  }
  [data-part='info']:focus-visible {
    outline: 3px solid var(--fy-color-focus);
    outline-offset: -1px;
  }
  @media (hover: none) {
    [data-part='tile'] > [data-part='info'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [data-part='info']::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`
