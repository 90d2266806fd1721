import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Countdown, type CountdownProps } from './Countdown.tsx'

export default { component: Countdown, tags: ['!autodocs'] }

const options: MatrixOptions<CountdownProps> = {
  component: Countdown,
  cellWidth: 120,
  props: { closesAt: 8_000_000_000_000_000, isOnSale: false },
  axes: { isOnSale: [false] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
