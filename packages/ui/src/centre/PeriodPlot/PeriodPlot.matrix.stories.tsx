import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyPeriod } from '../../stories/art/period.ts'
import { PeriodPlot, type PeriodPlotProps } from './PeriodPlot.tsx'

export default { component: PeriodPlot, tags: ['!autodocs'] }

const options: MatrixOptions<PeriodPlotProps> = { component: PeriodPlot, cellWidth: 640, props: storyPeriod, axes: {} }

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
