import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

export default { component: DateRange, tags: ['!autodocs'] }

const week = { from: '2026-11-15', to: '2026-11-21' }
const options: MatrixOptions<DateRangeProps> = {
  component: DateRange,
  props: { label: 'Played', value: week, onChange: () => undefined },
  axes: {
    presets: [
      undefined,
      [
        { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
        { label: 'Last 7 days', ...week },
      ],
    ],
    error: [undefined, 'At most 90 days at once.'],
    disabled: [false, true],
  },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
