import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyProof } from '../../stories/art/proof.ts'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'

export default { component: ImageField, tags: ['!autodocs'] }

const options: MatrixOptions<ImageFieldProps> = {
  component: ImageField,
  props: { label: 'Proof', value: undefined, onChange: () => undefined },
  axes: {
    value: [undefined, storyProof],
    error: [undefined, 'This picture shows no statement.'],
    disabled: [false, true],
  },
  captions: { value: ['empty', 'chosen'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
