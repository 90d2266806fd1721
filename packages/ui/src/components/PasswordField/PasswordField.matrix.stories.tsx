import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

export default { component: PasswordField, tags: ['!autodocs'] }

const options: MatrixOptions<PasswordFieldProps> = {
  component: PasswordField,
  props: { label: 'Password', autoComplete: 'current-password', defaultValue: 'orchard-lantern' },
  axes: { error: [undefined, 'Wrong password.'], disabled: [false, true] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
