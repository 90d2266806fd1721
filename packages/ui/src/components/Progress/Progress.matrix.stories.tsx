import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { progressTones } from './Progress.styles.ts'
import { Progress, type ProgressProps } from './Progress.tsx'

export default { component: Progress, tags: ['!autodocs'] }

const options: MatrixOptions<ProgressProps> = {
  component: Progress,
  props: { label: 'Account ready' },
  axes: { shape: ['bar', 'ring'], tone: keysOf(progressTones), value: [undefined, 0, 35, 100] },
  captions: { value: ['unknown', 'begun', 'a third', 'done'] },
  cellWidth: 150,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
