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
