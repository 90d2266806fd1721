import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Countdown, type CountdownProps } from './Countdown.tsx'

export default { component: Countdown, tags: ['!autodocs'] }

const options: MatrixOptions<CountdownProps> = {
  component: Countdown,
  cellWidth: 120,
  // In the middle of an hour, where a clock of days and hours stands still while it is looked at.
  props: { closesAt: Date.now() + 52.5 * 3_600_000 },
  axes: { isOnSale: [true, false] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
