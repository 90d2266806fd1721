import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { TurnoverSummary, type TurnoverSummaryProps } from './TurnoverSummary.tsx'

export default { component: TurnoverSummary, tags: ['!autodocs'] }

const options: MatrixOptions<TurnoverSummaryProps> = {
  component: TurnoverSummary,
  props: { title: '$40.00 still to play', part: 0, label: 'Played', value: '$60.00 of $100.00', rowsLabel: 'Made of' },
  axes: {
    part: [0, 0.6, 1],
    rows: [[], [{ id: '1', label: 'Deposit', time: '2026-11-20', part: 1, value: '$50.00 / $50.00' }]],
    text: [undefined, 'What you deposit is played once before it can be withdrawn.'],
  },
  captions: { part: ['not begun', 'under way', 'done'], rows: ['sum alone', 'with its parts'], text: ['', 'with why'] },
  cellWidth: 420,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
