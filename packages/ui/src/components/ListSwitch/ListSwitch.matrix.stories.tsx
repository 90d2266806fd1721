import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { ListSwitch, type ListSwitchProps } from './ListSwitch.tsx'

export default { component: ListSwitch, tags: ['!autodocs'] }

const options: MatrixOptions<ListSwitchProps> = {
  component: ListSwitch,
  cellWidth: 260,
  props: {
    options: [
      { id: 'recent', label: 'Recent' },
      { id: 'filter', label: 'Filter', count: 2 },
    ],
    value: null,
    onChange: () => undefined,
  },
  axes: { value: [null, 'recent', 'filter'] },
  captions: { value: ['none on', 'recent on', 'filter on'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
