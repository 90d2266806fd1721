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
`
