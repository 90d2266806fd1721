import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Steps, type StepsProps } from './Steps.tsx'

export default { component: Steps, tags: ['!autodocs'] }

const two = [
  { id: '1', title: 'Pick a draw', text: 'Each says when it closes.' },
  { id: '2', title: 'Choose your numbers, or let chance choose them for you' },
]

const options: MatrixOptions<StepsProps> = {
  component: Steps,
  props: { steps: two },
  axes: { steps: [two, [...two, { id: '3', title: 'Watch the balls', text: 'A minute later.' }]] },
  captions: { steps: ['two steps', 'three steps'] },
  cellWidth: 460,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
