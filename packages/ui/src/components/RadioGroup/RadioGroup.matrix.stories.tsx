import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { radioGroupVariants } from './RadioGroup.styles.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

export default { component: RadioGroup, tags: ['!autodocs'] }

const options: MatrixOptions<RadioGroupProps> = {
  component: RadioGroup,
  props: {
    label: 'Where should the code go?',
    defaultValue: 'sms',
    options: [
      { value: 'mail', label: 'By mail', hint: 'To p…r@example.com' },
      { value: 'sms', label: 'By text message' },
      { value: 'app', label: 'Authenticator app', disabled: true },
    ],
  },
  axes: {
    variant: keysOf(radioGroupVariants),
    error: [undefined, 'Text messages cannot be sent now.'],
    disabled: [false, true],
  },
  cellWidth: 300,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
