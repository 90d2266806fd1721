/**
 * A row that is cut inside the page's column fades where it goes on, `--_start` and `--_end` wide; one that reaches the
 * edge of the window runs off it. `edge` is what stands beyond either end.
 */
export const railFade = (edge: string): string => `
  mask-image: linear-gradient(
    to var(--_forth, right),
    transparent ${edge},
    #000 calc(${edge} + var(--_start)),
    #000 calc(100% - ${edge} - var(--_end)),
    transparent calc(100% - ${edge})
  );
`

/**
 * `railFade` for a row that scrolls without a script: it fades where the browser says that it goes on. Takes
 * `scrollFadeKeyframes` once per root.
 */
export const scrollFade = `
  --_start: 0px;
  --_end: 0px;
  ${railFade('0px')}
  animation: fy-scroll-fade linear both;
  animation-timeline: scroll(self inline);
  &:dir(rtl) {
    --_forth: left;
  }
`

export const scrollFadeKeyframes = `
  @keyframes fy-scroll-fade {
    0% { --_start: 0px; --_end: 32px; }
    2%, 98% { --_start: 32px; --_end: 32px; }
    100% { --_start: 32px; --_end: 0px; }
  }
`
