import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyTables } from '../../stories/art/tables.ts'
import { LiveRail, type LiveRailProps } from './LiveRail.tsx'

export default { component: LiveRail, tags: ['!autodocs'] }

const options: MatrixOptions<LiveRailProps> = {
  component: LiveRail,
  cellWidth: pageWidth,
  props: { title: 'Live now', tables: storyTables, onPlay: () => undefined },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const DarkNarrow = matrix('dark', { ...options, cellWidth: 358 })
