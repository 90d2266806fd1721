import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { ArrivalCheck, type ArrivalCheckProps } from './ArrivalCheck.tsx'

export default { component: ArrivalCheck, tags: ['!autodocs'] }

const options: MatrixOptions<ArrivalCheckProps> = {
  component: ArrivalCheck,
  props: {
    title: 'Has $95.00 arrived?',
    consequenceLabel: 'What this means',
    children: <p>Form</p>,
  },
  axes: {
    text: [undefined, '$60.00 of $95.00 have arrived, as you said.'],
    deadline: [undefined, 'Counts as received in 14:26:40'],
    consequence: [undefined, 'What has not arrived is not given back.'],
  },
  captions: {
    text: ['', 'with what has arrived'],
    deadline: ['', 'with a time'],
    consequence: ['', 'with what follows'],
  },
  cellWidth: 420,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
