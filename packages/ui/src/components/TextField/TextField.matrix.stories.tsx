import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export default { component: TextField, tags: ['!autodocs'] }

const options: MatrixOptions<TextFieldProps> = {
  component: TextField,
  props: { label: 'Amount', placeholder: '0.00', hint: 'At least 10.00' },
  axes: {
    defaultValue: [undefined, '1,250.00'],
    prefix: [undefined, '$'],
    error: [undefined, 'More than your balance of $820.00.'],
    disabled: [false, true],
  },
  captions: { defaultValue: ['empty', 'filled'], prefix: ['', 'with currency'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
