import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyWinners } from '../../stories/art/winners.ts'
import { WinnerLine, type WinnerLineProps } from './WinnerLine.tsx'

export default { component: WinnerLine, tags: ['!autodocs'] }

const options: MatrixOptions<WinnerLineProps> = {
  component: WinnerLine,
  cellWidth: pageWidth,
  props: { winners: storyWinners(6) },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const DarkNarrow = matrix('dark', { ...options, cellWidth: 358 })
