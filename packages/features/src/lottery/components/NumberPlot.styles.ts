import { styled } from 'styled-components'

export const NumberPlotRoot = styled.section.withConfig({ componentId: 'fx-NumberPlot' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-3);

  p {
    margin: 0;
    max-inline-size: 68ch;
    color: var(--fy-color-text-muted);
    line-height: 1.5;
    text-wrap: pretty;
  }
  /* Counts are short, and neither gains nor losses. */
  [data-part='plot'][data-part] {
    --fy-plot-gutter: 40px;
    min-block-size: 0;
  }
  [data-part='plot'] [data-part='day'][data-sign] [data-part='bar'] {
    fill: var(--fy-color-accent);
  }
`
