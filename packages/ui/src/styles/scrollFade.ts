import { railFade } from './railFade.ts'

/**
 * `railFade` for a row that scrolls without a script: it fades where the browser says that it goes on. Takes
 * `scrollFadeKeyframes` once per root.
 */
export const scrollFade: string = `
  --_start: 0px;
  --_end: 0px;
  ${railFade('0px')}
  animation: fy-scroll-fade linear both;
  animation-timeline: scroll(self inline);
  &:dir(rtl) {
    --_forth: left;
  }
`

export const scrollFadeKeyframes: string = `
  @keyframes fy-scroll-fade {
    0% { --_start: 0px; --_end: 32px; }
    2%, 98% { --_start: 32px; --_end: 32px; }
    100% { --_start: 32px; --_end: 0px; }
  }
`
