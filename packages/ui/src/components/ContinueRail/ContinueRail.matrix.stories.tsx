import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyPlayed } from '../../stories/art/played.ts'
import { ContinueRail, type ContinueRailProps } from './ContinueRail.tsx'

export default { component: ContinueRail, tags: ['!autodocs'] }

const options: MatrixOptions<ContinueRailProps> = {
  component: ContinueRail,
  cellWidth: pageWidth,
  props: { title: 'Continue playing', games: storyPlayed(4), onPlay: () => undefined },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const DarkNarrow = matrix('dark', { ...options, cellWidth: 358 })
