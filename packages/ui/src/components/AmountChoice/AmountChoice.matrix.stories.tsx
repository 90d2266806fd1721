import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { AmountChoice, type AmountChoiceProps } from './AmountChoice.tsx'

export default { component: AmountChoice, tags: ['!autodocs'] }

const options: MatrixOptions<AmountChoiceProps> = {
  component: AmountChoice,
  props: {
    label: 'Amounts',
    options: ['20', '50', '100'].map((value) => ({ value, label: `$${value}` })),
    onChoose: () => {},
  },
  axes: { value: [undefined, '50'], disabled: [false, true] },
  captions: { value: ['nothing chosen', 'one chosen'], disabled: ['', 'not now'] },
  cellWidth: 320,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
