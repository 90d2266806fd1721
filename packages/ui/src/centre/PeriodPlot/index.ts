export { PeriodPlot, type PeriodPlotProps } from './PeriodPlot.tsx'
