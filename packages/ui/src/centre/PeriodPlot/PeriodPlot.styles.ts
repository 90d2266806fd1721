import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { plotCss } from '../RecordsPage/RecordsPlot.styles.ts'

export const PeriodPlotRoot = styled.div.withConfig({ componentId: 'fy-PeriodPlot' })(rules`
  min-inline-size: 0;
  color: var(--fy-color-text);
  font-size: var(--fy-size-sm);
  ${plotCss}

  [data-part='plot'] {
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
`)
