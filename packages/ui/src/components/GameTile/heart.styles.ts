import { css } from '../../styles/rules.ts'

const outer =
  'M2.777 10.288A4.515 4.515 0 0 1 9 3.744A4.515 4.515 0 0 1 15.223 10.288L9.527 15.909A.75 .75 0 0 1 8.474 15.909Z'
const inner =
  'M3.823 9.212A3.015 3.015 0 0 1 8.027 4.888L8.47 5.33A.75 .75 0 0 0 9.53 5.33L9.973 4.888A3.015 3.015 0 0 1 14.177 9.212L9 14.321Z'

/** Heart and info sign, cut out of their buttons' colour: a list of a thousand tiles is spared two elements for each of them. */
export const heartCss = css`
  :is([data-part='favourite'], [data-part='info'])::before {
    inline-size: 18px;
    block-size: 18px;
    background: currentcolor;
    clip-path: path(evenodd, '${outer}${inner}');
    content: '';
  }
  [data-part='favourite'][aria-pressed='true']::before {
    clip-path: path('${outer}');
  }
  @media (forced-colors: active) {
    :is([data-part='favourite'], [data-part='info'])::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`
