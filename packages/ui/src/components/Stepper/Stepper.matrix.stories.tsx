import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Stepper, type StepperProps } from './Stepper.tsx'

export default { component: Stepper, tags: ['!autodocs'] }

const options: MatrixOptions<StepperProps> = {
  component: Stepper,
  props: {
    label: 'Sign up',
    steps: [
      { id: 'login', label: 'Login details' },
      { id: 'person', label: 'About you', hint: 'Name and birthday' },
      { id: 'phone', label: 'Mobile number' },
    ],
  },
  axes: { direction: ['row', 'column'], current: ['login', 'person', undefined] },
  captions: { current: ['first step', 'second step', 'done'] },
  cellWidth: 600,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
