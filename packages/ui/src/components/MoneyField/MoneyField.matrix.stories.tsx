import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

export default { component: MoneyField, tags: ['!autodocs'] }

const options: MatrixOptions<MoneyFieldProps> = {
  component: MoneyField,
  props: { label: 'Amount', symbol: '$', hint: 'At least $10.00', value: undefined, onChange: () => undefined },
  axes: {
    value: [undefined, 125_050n],
    error: [undefined, 'More than your balance of $820.00.'],
    disabled: [false, true],
  },
  captions: { value: ['empty', 'filled'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
