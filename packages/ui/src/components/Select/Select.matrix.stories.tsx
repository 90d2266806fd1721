import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Select, type SelectProps } from './Select.tsx'

export default { component: Select, tags: ['!autodocs'] }

const options: MatrixOptions<SelectProps> = {
  component: Select,
  props: { label: 'Category', options: [{ value: '', label: 'All categories of games and lotteries' }] },
  axes: {
    error: [undefined, 'Choose a category.'],
    hint: [undefined, 'Played in last month'],
    disabled: [false, true],
  },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
