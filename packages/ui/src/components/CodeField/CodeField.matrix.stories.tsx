import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

export default { component: CodeField, tags: ['!autodocs'] }

const options: MatrixOptions<CodeFieldProps> = {
  component: CodeField,
  props: { label: 'Code', onSend: async () => 60 },
  axes: { defaultValue: [undefined, '402918'], error: [undefined, 'Not the one we sent.'] },
  captions: { defaultValue: ['empty', 'filled'] },
  cellWidth: 420,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
