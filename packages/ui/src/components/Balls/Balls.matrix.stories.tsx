import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { ballSizes } from './Balls.styles.ts'
import { Balls, type BallsProps } from './Balls.tsx'

export default { component: Balls, tags: ['!autodocs'] }

const options: MatrixOptions<BallsProps> = {
  component: Balls,
  cellWidth: 380,
  props: { numbers: [], label: 'Last numbers' },
  axes: { size: keysOf(ballSizes), numbers: [['21', '4', '27', '10', '19', '43'], ['050820']] },
  captions: { numbers: ['balls', 'digits of a number'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
