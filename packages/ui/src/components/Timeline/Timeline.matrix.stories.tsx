import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Timeline, type TimelineProps } from './Timeline.tsx'

export default { component: Timeline, tags: ['!autodocs'] }

const begun = { id: '1', title: 'Begun', time: '18:02', state: 'done' } as const

const options: MatrixOptions<TimelineProps> = {
  component: Timeline,
  props: { label: 'Way', steps: [begun] },
  axes: {
    steps: [
      [begun],
      [
        begun,
        { id: '2', title: 'Waiting for your bank', state: 'current' },
        { id: '3', title: 'Credited', state: 'waiting' },
      ],
      [begun, { id: '2', title: 'Declined', text: 'Not enough on the card', time: '18:03', state: 'failed' }],
    ],
  },
  captions: { steps: ['begun', 'under way', 'failed'] },
  cellWidth: 300,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
