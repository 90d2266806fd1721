import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

export default { component: Checkbox, tags: ['!autodocs'] }

const options: MatrixOptions<CheckboxProps> = {
  component: Checkbox,
  props: { label: 'I am 18 or older and accept the terms' },
  axes: { defaultChecked: [false, true], error: [undefined, 'Accept the terms to go on.'], disabled: [false, true] },
  captions: { defaultChecked: ['not ticked', 'ticked'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
